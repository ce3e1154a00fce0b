import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, shadow, size, space, type } from '../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  width: '100%',
  maxWidth: `calc(${size.measure} + 2 * ${space.xxxl})`,
  marginInline: 'auto',
  '@media': { [media.mobile]: { gap: 0 } },
});
export const root = style({
  padding: `${space.xxxl} clamp(${space.xl}, 6vw, ${space.xxxl})`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    [media.mobile]: { padding: `${space.xl} 0`, border: 0, background: 'none', boxShadow: 'none' },
  },
});
export const title = style({
  marginBottom: space.xl,
  paddingBottom: space.l,
  borderBottom: `1px solid ${colour.line}`,
  fontFamily: font.serif,
  fontSize: type.display,
  lineHeight: leading.tight,
});
