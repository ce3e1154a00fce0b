import { useSelector } from '@xstate/react';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SiteContent } from '#services/contract/basic.contract.ts';
import { useTo } from '../context.tsx';
import { LinkChip } from '../ui/Chip.tsx';
import { FixedPicture } from '../ui/FixedPicture.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import { summary } from '../ui/text.css.ts';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { ModuleContent } from './ModuleContent.tsx';
import { readPromo } from './promo.ts';
import { type NamedLink, useFooterLinks } from './use-footer-links.ts';
import { useModule } from './use-module.ts';

export function Promo({ name }: { readonly name: 'communityGroup' | 'officialAccount' }) {
  const { t } = useTranslation(['shell', 'frame']);
  return (
    <ModuleContent<SiteContent | null>
      actor={useModule(name)}
      skeleton={<SkeletonBlock height="104px" />}
      frame={(inside) => (
        <Block id={name} title={t(`frame:aside.${name}`)}>
          {inside}
        </Block>
      )}
    >
      {(content) => {
        const { title, image, href } = readPromo(content);
        const picture =
          image === null ? null : (
            <FixedPicture className={css.picture} src={image} alt={t('frame:aside.promoAlt', { title })} size={104} />
          );
        return (
          <Block id={name} title={title || t(`frame:aside.${name}`)}>
            <div className={css.promoRow}>
              {href === null || picture === null ? picture : <Link href={href}>{picture}</Link>}
              <p className={summary}>{t(`frame:aside.promo.${name}`)}</p>
            </div>
          </Block>
        );
      }}
    </ModuleContent>
  );
}

export function RelatedLinks() {
  const { t } = useTranslation(['shell', 'frame']);
  const links = useFooterLinks().filter(({ isOutward }) => isOutward);
  const frame = (inside: ReactNode) => (
    <Block id="related" title={t('frame:aside.relatedLinks')}>
      {inside}
    </Block>
  );
  return (
    <ModuleContent<SiteContent | null>
      actor={useModule('footerLinks')}
      skeleton={<SkeletonText lines={3} />}
      frame={frame}
    >
      {() =>
        links.length === 0
          ? null
          : frame(
              <ul role="list" className={css.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a className={`${css.linkRow} ${link.plain}`} href={href} target="_blank" rel="noopener">
                      <span>{label}</span>
                      <ArrowUpRight aria-hidden="true" size={16} />
                    </a>
                  </li>
                ))}
              </ul>,
            )
      }
    </ModuleContent>
  );
}

export interface ChipLink {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}

export function MobileNewsLinks({ links }: { readonly links: readonly ChipLink[] }) {
  const { t } = useTranslation(['shell', 'frame']);
  const tags = useModule('newsTags');
  const isFailed = useSelector(tags, (snapshot) => snapshot?.hasTag('failed') ?? false);
  if (links.length === 0 && !isFailed) return null;
  return (
    <Block id="topics" title={t('frame:aside.mobileNewsLinks')}>
      {isFailed ? (
        <ModuleContent actor={tags} skeleton={null}>
          {() => null}
        </ModuleContent>
      ) : null}
      <ul role="list" className={css.chips}>
        {links.map(({ code, name, href }) => (
          <li key={code}>
            <LinkChip href={href} lang="zh-CN">
              {name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </Block>
  );
}

export function SmallFooter() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const inward: readonly NamedLink[] = useFooterLinks().filter(({ isOutward }) => !isOutward);
  const links = [
    ...inward.map(({ label, href }) => ({ label, href })),
    { label: t('pages.common.agreement'), href: to.agreement() },
    { label: t('pages.common.privacy'), href: to.privacy() },
  ];
  return (
    <>
      <ModuleContent<SiteContent | null> actor={useModule('footerLinks')} skeleton={null}>
        {() => null}
      </ModuleContent>
      <ul role="list" className={css.small}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={link.plain} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
