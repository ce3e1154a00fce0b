import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { langOf } from '../kit/lang-of.ts';
import * as link from '../ui/link.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Block.css.ts';

interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly children: ReactNode;
}

export function Block({ id, title, href, children }: BlockProps) {
  const { t } = useTranslation('shell');
  return (
    <section className={css.root} tabIndex={-1} aria-labelledby={`aside-${id}`}>
      <div className={css.head}>
        <h2 id={`aside-${id}`} className={css.title} lang={langOf(title)}>
          {title}
        </h2>
        {href === undefined ? null : (
          <Link className={`${css.more} ${link.plain}`} href={href}>
            <span>{t('more')}</span>
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
