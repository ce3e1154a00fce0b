import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import * as link from '#views/ui/link.css.ts';
import * as css from './Breadcrumb.css.ts';

/** The way from the home page to an article's category. */
export function Breadcrumb({ news }: { readonly news: NewsItem }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const category =
    news.parentTagCode === '' ? { classTag: news.tagCode } : { classTag: news.parentTagCode, themeTag: news.tagCode };
  const steps = [
    { href: to.home({ site: 'news' }), name: t('home.title') },
    { href: to.newsList(), name: t('article.news') },
    ...(news.tagCode === '' || news.tagName === '' ? [] : [{ href: to.newsList(category), name: news.tagName }]),
  ];
  return (
    <nav aria-label={t('article.breadcrumb')}>
      <ol className={css.root}>
        {steps.map(({ href, name }, index) => (
          <li key={href} className={css.step}>
            {index === 0 ? null : <ChevronRight aria-hidden="true" className={css.mark} size={14} />}
            <a className={link.plain} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
