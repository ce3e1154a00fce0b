import { type StyleRule, style } from '@vanilla-extract/css';

/** A class that says how high its element is, so that a picture takes its room before it is there. */
export type SizedClass = string & { readonly isSized: true };

type Size = 'height' | 'maxHeight' | 'aspectRatio';
type SizedRule = { [K in Size]: StyleRule & Required<Pick<StyleRule, K>> }[Size];

export const sized = (rule: SizedRule): SizedClass => style(rule) as SizedClass;
