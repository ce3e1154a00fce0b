import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useTo } from '../context.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './Logo.css.ts';

export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className={css.ground} />
      <path d="M6.5 15.5h19a9.5 9.5 0 0 1-6.2 8.9v1.1H12.7v-1.1a9.5 9.5 0 0 1-6.2-8.9Z" className={css.bowl} />
      <path
        d="M11.6 6.4c1.5 1.7-1.4 2.9 0 4.9M16.4 5.4c1.9 2.1-1.7 3.6 0 5.9M21.2 6.4c1.5 1.7-1.4 2.9 0 4.9"
        className={css.steam}
      />
    </svg>
  );
}

interface LogoProps {
  readonly size?: number;
  readonly spare?: boolean;
}

export function Logo({ size = 32, spare = false }: LogoProps) {
  const { t } = useTranslation('shell');
  return (
    <Link className={css.root} href={useTo().home({ site: 'news' })} aria-label={t('brand')}>
      <Mark size={size} />
      <span className={classNames(css.word, spare && css.spare)} aria-hidden="true">
        {t('brand')}
      </span>
    </Link>
  );
}
