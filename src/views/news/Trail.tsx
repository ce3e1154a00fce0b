import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { langOf } from '../shared/lang-of.ts';
import * as link from '../ui/link.css.ts';
import * as css from './Trail.css.ts';

export interface Step {
  readonly name: string;
  readonly href?: string;
}

export function Trail({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('trail')}>
      <ol className={css.root}>
        {steps.map(({ href, name }, index) => (
          <li key={name} className={css.step}>
            {index === 0 ? null : <ChevronRight aria-hidden="true" className={css.mark} size={14} />}
            {href === undefined ? (
              <span aria-current="page" lang={langOf(name)}>
                {name}
              </span>
            ) : (
              <a className={link.small} href={href} lang={langOf(name)}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
