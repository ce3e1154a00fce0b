import { type ReactNode, useId } from 'react';
import * as css from './Card.css.ts';
import { classNames } from './class-names.ts';

export interface CardProps {
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined;
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
  readonly padding?: keyof typeof css.padding | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Card({ as: Tag = 'div', title, aside, padding = 'm', className, children }: CardProps) {
  const id = useId();
  const named = title !== undefined && (Tag === 'section' || Tag === 'article');
  return (
    <Tag className={classNames(css.root, css.padding[padding], className)} aria-labelledby={named ? id : undefined}>
      {title === undefined ? null : (
        <div className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
