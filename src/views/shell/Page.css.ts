import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, leading, radius, shadow, size, space, type, unit, weight } from '../theme/tokens.css.ts';
import { stack, wrap } from '../ui/layout.css.ts';

export const body = style({
  flex: 1,
  paddingBlock: `${space.xl} ${space.xxl}`,
  '@media': { [media.mobile]: { paddingBlock: `${space.l} calc(${space.xxl} + env(safe-area-inset-bottom))` } },
});
const underline = '1px';
const insets = 'env(safe-area-inset-top) - env(safe-area-inset-bottom)';
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: `calc(100 * ${unit.dvh})` });
/** At least one screen high, so that a loading page shifts nothing below it, and a short page does not scroll. */
export const main = style({
  minWidth: 0,
  minHeight: `calc(100 * ${unit.svh} - ${size.header} - ${underline} - ${space.xl} - ${space.xxl})`,
  '@media': {
    [media.mobile]: {
      minHeight: `calc(100 * ${unit.svh} - ${size.bar} - ${underline} - ${space.l} - ${space.xxl} - ${insets})`,
    },
  },
});
/** As high as the row, so that sticky content can move. */
export const aside = style([stack.l, { alignContent: 'start', alignSelf: 'stretch' }]);
export const skeleton = style({ display: 'grid', gap: space.xl });
export const skeletonRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 34%', gap: space.xl });

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.l,
  padding: `clamp(${space.xxl}, 9vw, 96px) ${space.l}`,
  textAlign: 'center',
});
export const plate = style({
  width: '100%',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': { [media.mobile]: { border: 0, background: 'none', boxShadow: 'none' } },
});
export const title = style({ fontFamily: font.serif, fontSize: type.display, lineHeight: leading.tight });
export const text = style({ maxWidth: '32em', color: colour.inkSoft, lineHeight: leading.normal });
export const actions = style([wrap.m, { justifyContent: 'center', marginTop: space.s }]);
export const number = style({
  fontFamily: font.serif,
  fontSize: 'clamp(72px, 16vw, 128px)',
  fontWeight: weight.bold,
  lineHeight: 1,
  color: colour.accent,
});
