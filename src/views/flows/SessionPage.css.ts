import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius, space, type } from '../theme/tokens.css.ts';
import { wrapRow } from '../ui/layout.css.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  selectors: {
    '&[data-over]::after': {
      content: 'attr(data-drop)',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      display: 'grid',
      placeItems: 'center',
      border: `2px dashed ${colour.accent}`,
      borderRadius: radius.l,
      background: colour.accentWash,
      color: colour.accentInk,
      fontSize: type.l,
      opacity: 0.94,
      pointerEvents: 'none',
    },
  },
});
export const tools = style([wrapRow.s, { '@media': { [media.mobile]: { gap: space.xs } } }]);
/** On a phone it shares its line with two buttons. */
export const name = style({
  flex: '0 1 204px',
  minWidth: 0,
  '@media': { [media.mobile]: { flex: '1 1 112px' } },
});
export const facts = style({ color: colour.inkFaint, fontSize: type.s, overflowWrap: 'anywhere' });
export const status = style({ color: colour.inkFaint, fontSize: type.s, ':empty': { display: 'none' } });
export const reading = style([wrapRow.s, { alignItems: 'center' }]);
export const progress = style({ flex: '1 1 12rem', maxWidth: '24rem', accentColor: colour.accent });
/** On a line of its own, after all tools. */
export const contents = style({ order: 1, flexBasis: '100%' });
export const alert = style({ display: 'grid', gap: space.s, ':empty': { display: 'none' } });
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '46vh',
  padding: space.xl,
  border: `2px dashed ${colour.lineStrong}`,
  borderRadius: radius.l,
});
export const emptyAction = style({ display: 'grid', justifyItems: 'center', gap: space.s });
