import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { inRow, wrap } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.l,
  padding: space.l,
  borderRadius: radius.m,
  background: colour.sunk,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
export const name = style([inRow.s, soft]);
export const icon = style({ display: 'inline-flex', color: colour.accentInk });
export const value = style({
  margin: 0,
  paddingLeft: `calc(18px + ${space.s})`,
  fontWeight: weight.medium,
  lineHeight: leading.normal,
  fontVariantNumeric: 'tabular-nums',
});
export const more = style({ color: colour.inkSoft, fontSize: type.s, fontWeight: weight.normal });
export const group = style([wrap.s, { '@media': { [media.mobile]: { flex: '1 0 100%' } } }]);
globalStyle(`${group} > *`, { '@media': { [media.mobile]: { flex: '1 1 auto' } } });
export const text = style({ width: '100%', maxWidth: 'none', marginInline: 'auto' });
export const banner = style({
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.m,
  background: colour.demandWash,
  color: colour.demand,
  fontSize: type.s,
});
