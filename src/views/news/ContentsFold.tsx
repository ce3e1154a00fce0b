import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import * as css from './ContentsFold.css.ts';
import { ContentsList } from './ContentsList.tsx';
import { type Heading, listed } from './headings.ts';

export function ContentsFold({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useTranslation('news');
  const count = listed(headings).length;
  if (count === 0) return null;
  return (
    <details className={css.root}>
      <summary className={css.title}>
        <span>{t('article.contents')}</span>
        <span className={css.count}>{t('article.parts', { count })}</span>
        <ChevronDown aria-hidden="true" className={css.mark} size={18} />
      </summary>
      <nav aria-label={t('article.contents')} className={css.list}>
        <ContentsList headings={headings} read={null} />
      </nav>
    </details>
  );
}
