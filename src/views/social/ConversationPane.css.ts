import { style } from '@vanilla-extract/css';
import { media } from '#views/theme/breakpoints.ts';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, leading, size, space, type, weight } = tokens;

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderBottom: `1px solid ${colour.line}`,
});

export const back = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'grid',
      placeItems: 'center',
      minWidth: size.touch,
      minHeight: size.touch,
      color: colour.ink,
    },
  },
});

export const words = style({ flex: 1, minWidth: 0 });

export const name = style({ fontSize: type.m, fontWeight: weight.bold, lineHeight: leading.snug });

export const note = style({
  overflow: 'hidden',
  color: colour.inkFaint,
  fontSize: type.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const about = style({ color: colour.accentInk, fontSize: type.s });

/** Laid out from its end: it opens at the newest message, and what comes above moves nothing. */
export const log = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  padding: space.m,
});

export const stamp = style({
  display: 'block',
  paddingBlock: space.s,
  color: colour.inkFaint,
  fontSize: type.xs,
  textAlign: 'center',
});

export const older = style({ color: colour.inkFaint, fontSize: type.s, textAlign: 'center' });

export const whole = style({ display: 'block', maxWidth: '100%', maxHeight: '75dvh', margin: '0 auto' });
