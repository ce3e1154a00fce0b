import type { ComponentProps } from 'react';
import * as css from './VisuallyHidden.css.ts';

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.root} />;
}
