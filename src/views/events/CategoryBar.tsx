import { useTranslation } from 'react-i18next';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useTo } from '../context.tsx';
import { bringIn } from '../ui/bring-in.ts';
import { LinkChip } from '../ui/Chip.tsx';
import * as css from './CategoryBar.css.ts';

interface CategoryBarProps {
  readonly categories: readonly Tag[];
  readonly here?: string | null;
}

export function CategoryBar({ categories, here }: CategoryBarProps) {
  const { t } = useTranslation('events');
  const to = useTo();
  return (
    <nav className={css.root} aria-label={t('home.categories')}>
      <ul role="list" className={css.row}>
        <li>
          <LinkChip href={to.events()} aria-current={here === null ? 'page' : undefined}>
            {t('home.all')}
          </LinkChip>
        </li>
        {categories.map(({ id, name, tagCode }) => (
          <li key={id}>
            <LinkChip
              ref={here === tagCode ? bringIn : undefined}
              href={to.events({ tagCode })}
              aria-current={here === tagCode ? 'page' : undefined}
              lang="zh-CN"
            >
              {name}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
