import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, space, type, weight } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';

export const root = style({
  display: 'grid',
  gap: space.l,
  paddingTop: space.xl,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { paddingTop: space.l } },
});

export const title = style({ color: colour.inkFaint, fontSize: type.s, fontWeight: weight.normal });

export const list = style([wrap.s]);
// Company names have up to a hundred characters.
globalStyle(`${list} a`, { whiteSpace: 'normal' });
