import { type ReactNode, useId } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.root} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <div className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
