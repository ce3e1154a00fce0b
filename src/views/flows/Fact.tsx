import type { ReactNode } from 'react';
import * as css from './Details.css.ts';

export function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}
