import * as css from './Button.css.ts';
import { classNames } from './class-names.ts';

/** `loud`: primary; `accent`: warm secondary; `calm`: bordered; `quiet`: text only; `danger`: cannot be undone. */
type ButtonTone = keyof typeof css.tone;
type ButtonSize = keyof typeof css.scale;

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
}

export function buttonClass({ tone = 'calm', size = 'm', wide = false }: ButtonLook, extra?: string): string {
  return classNames(css.root, css.tone[tone], css.scale[size], wide && css.wide, extra);
}
