import { useTranslation } from 'react-i18next';
import type { ListHead } from '#machines/content/find-news-list.ts';
import { useTo } from '../context.tsx';
import { bringIn } from '../ui/bring-in.ts';
import { LinkChip } from '../ui/Chip.tsx';
import * as css from './TagBar.css.ts';
import { tagHref } from './tag-address.ts';

export function TagBar({ head: { branch, tag, tags } }: { readonly head: ListHead }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  if (tags.length === 0) return null;
  const all = branch ? tagHref(to, branch) : to.newsList();
  const isAll = tag?.id === branch?.id;
  return (
    <nav className={css.root} aria-label={t('newsroom:list.tags')}>
      <ul role="list" className={css.row}>
        <li>
          <LinkChip href={all} aria-current={isAll ? 'page' : undefined}>
            {t('newsroom:list.all')}
          </LinkChip>
        </li>
        {tags.map((each) => (
          <li key={each.id}>
            <LinkChip
              ref={each.id === tag?.id ? bringIn : undefined}
              href={tagHref(to, each)}
              aria-current={each.id === tag?.id ? 'page' : undefined}
              lang="zh-CN"
            >
              {each.name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
