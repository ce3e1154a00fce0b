import * as css from './Button.css.ts';
import { classNames } from './class-names.ts';

/** `loud`: the one thing to do; `accent`: a warm second; `calm`: bordered; `quiet`: text only; `danger`: cannot be undone. */
export type ButtonTone = keyof typeof css.tone;
/** Height: s 34 px, m 44 px, l 52 px. */
export type ButtonSize = keyof typeof css.scale;

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its parent. */
  readonly wide?: boolean | undefined;
}

/** Class of a button, for the rare element that cannot be a `Button` or `LinkButton`. */
export function buttonClass({ tone = 'calm', size = 'm', wide = false }: ButtonLook, extra?: string): string {
  return classNames(css.root, css.tone[tone], css.scale[size], wide && css.wide, extra);
}
