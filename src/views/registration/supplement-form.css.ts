import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';
import { foot as fieldFoot } from '../ui/Field.css.ts';

const { colour, leading, space, type } = tokens;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

/** What is said at the top and at the bottom: two lines, so that other words move nothing. */
export const intro = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: `calc(2em * ${leading.snug})`,
  marginBottom: space.m,
  color: colour.inkSoft,
  fontSize: type.s,
  lineHeight: leading.snug,
});

/** The English hint needs two lines; an error in its place, one. */
export const longHint = style({});
globalStyle(`${longHint}:lang(en) ${fieldFoot}`, { minHeight: '2.75rem' });

/** Room for two lines in Chinese, three in English. */
export const slot = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '4rem',
  selectors: { '&:lang(en)': { minHeight: '5.25rem' } },
});

export const note = style({
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
  textAlign: 'center',
});
