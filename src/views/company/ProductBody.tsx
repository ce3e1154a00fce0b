import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { ProductDetail } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import { ContentCover } from '../kit/ContentCover.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { priceText } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Chip } from '../ui/Chip.tsx';
import { stack, wrapRow } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import * as sheet from '../ui/sheet.css.ts';
import { summary } from '../ui/text.css.ts';
import * as css from './Page.css.ts';

interface ProductBodyProps {
  readonly product: ProductDetail;
  readonly share: ShareActor<Params>;
}

export function ProductBody({ product, share }: ProductBodyProps) {
  const { t } = useTranslation('company');
  const to = useTo();
  const { company, name } = product;
  const price = priceText(product.price);
  const steps = [
    { href: to.companies(), name: t('library.title') },
    ...(company ? [{ href: to.company({ id: String(company.id) }), name: company.shortName, lang: 'zh-CN' }] : []),
  ];
  return (
    <article className={sheet.root} aria-labelledby="product-name">
      <Head
        page={name}
        description={[name, product.spec, company?.cnName].filter(Boolean).join(' ')}
        about={{ '@type': 'Product', name, category: product.categoryName, brand: company?.shortName }}
      />
      <Breadcrumbs label={t('company.breadcrumb')} steps={steps} />
      <div className={css.offer}>
        <section className={css.gallery} aria-label={t('product.pictures')}>
          {product.pictures.map((picture, at) => (
            <ContentCover
              key={picture}
              first={at === 0}
              src={picture}
              alt={t('product.picture', { name, at: at + 1 })}
              ratio={4 / 3}
              {...(at === 0 ? { className: css.first } : {})}
            />
          ))}
        </section>
        <div className={stack.l}>
          <header className={css.names}>
            <h1 id="product-name" className={css.title} lang="zh-CN">
              {name}
            </h1>
            <div className={wrapRow.m} lang="zh-CN">
              {product.categoryName === '' ? null : <Chip tone="accent">{product.categoryName}</Chip>}
              {product.spec === '' ? null : <Chip>{product.spec}</Chip>}
            </div>
            {price === '' ? null : (
              <p className={css.amount}>
                <span>{t('product.yuan', { price })}</span>
                <span className={css.amountName}>{t('product.price')}</span>
              </p>
            )}
          </header>
          <dl className={css.plainFacts} aria-label={t('product.facts')} lang="zh-CN">
            {product.facts.map((fact) => (
              <div key={fact.name} className={css.fact}>
                <dt className={summary}>{fact.name}</dt>
                <dd className={css.value}>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <div className={wrapRow.m}>
            <ShareButton actor={share} href={to.product({ id: String(product.id) })} title={name} size="m" />
          </div>
        </div>
      </div>
      {company === null ? null : (
        <section className={css.maker} aria-label={t('product.maker')}>
          <Avatar name={company.shortName} src={company.logo} size="l" shape="company" />
          <div lang="zh-CN">
            <Link className={`${css.personName} ${link.stretched}`} href={to.company({ id: String(company.id) })}>
              {company.cnName}
            </Link>
            <p className={css.note}>{joinParts([company.categoryName, company.city])}</p>
          </div>
        </section>
      )}
      <ContentHtml html={product.description} lang="zh-CN" className={css.text} />
    </article>
  );
}
