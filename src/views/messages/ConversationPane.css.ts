import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, shadow, size, space, type, unit, weight } from '../theme/tokens.css.ts';
import { grow, inRow, wrapRow } from '../ui/layout.css.ts';
import { sized } from '../ui/sized.ts';
import { ellipsis, faint, tiny } from '../ui/text.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s,
  minHeight: 60,
  padding: `${space.xs} ${space.s} ${space.xs} ${space.l}`,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { paddingLeft: 0 } },
});

export const back = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: size.touch,
      minHeight: size.touch,
      color: colour.ink,
    },
  },
});

export const who = style([inRow.s, grow, { position: 'relative', minHeight: size.touch }]);

export const name = style([ellipsis, { fontSize: type.m, fontWeight: weight.bold, lineHeight: leading.snug }]);

export const note = style([ellipsis, tiny]);

export const about = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.s} ${space.l}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.paper,
});
export const aboutCover = style({ flex: '0 0 40px', borderRadius: radius.s });
export const aboutTitle = style([
  ellipsis,
  {
    display: 'block',
    color: colour.ink,
    fontSize: type.s,
    fontWeight: weight.medium,
    ':hover': { color: colour.accentInk },
  },
]);

export const hold = style({ position: 'relative', display: 'grid', flex: 1, minHeight: 0 });

/** `column-reverse`: opens at the newest message, and older ones do not move the view. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scroll anchoring would follow the head when older messages load.
  overflowAnchor: 'none',
  background: colour.paper,
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.m} ${space.l}`,
  marginBottom: 'auto',
  '@media': { [media.mobile]: { paddingInline: space.m } },
});

export const line = style({ display: 'flow-root' });

export const stamp = style([tiny, { display: 'block', paddingBlock: `${space.l} ${space.s}`, textAlign: 'center' }]);

export const older = style([wrapRow.s, faint, { justifyContent: 'center', minHeight: 44 }]);

export const newest = style({
  position: 'absolute',
  right: space.l,
  bottom: space.m,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 36,
  padding: `0 ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.raised,
  boxShadow: shadow.raised,
  color: colour.accentInk,
  fontSize: type.s,
  '@media': reach,
});

export const whole = sized({
  display: 'block',
  maxWidth: '100%',
  maxHeight: `calc(72 * ${unit.dvh})`,
  margin: '0 auto',
  outline: `1px solid ${colour.line}`,
});
