import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, font, layer, shadow, size, space, type } from '../theme/tokens.css.ts';
import { sideways, wrapRow } from '../ui/layout.css.ts';
import { panel } from './Flows.css.ts';

export const root = style({
  position: 'sticky',
  bottom: `calc(${size.blockEnd} + ${space.s})`,
  zIndex: layer.float,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  ...panel,
  boxShadow: shadow.raised,
});
export const track = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const marks = style({ width: '100%', height: '36px', paddingInline: '8px', overflow: 'visible' });
const bar = { fill: 'none', strokeWidth: 1.6, vectorEffect: 'non-scaling-stroke' } as const;
export const mark = styleVariants({
  user: { ...bar, stroke: colour.accentInk },
  backend: { ...bar, stroke: colour.recruitment },
  time: { ...bar, stroke: colour.demand },
});
export const range = style({ width: '100%', height: '28px', margin: 0, accentColor: colour.accent, cursor: 'pointer' });
export const row = style([wrapRow.s, { justifyContent: 'space-between' }]);
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  '@media': { [media.mobile]: { flexWrap: 'nowrap', ...sideways, width: '100%' } },
});
export const now = style({
  minWidth: 0,
  flex: '1 1 200px',
  fontSize: type.s,
  textAlign: 'right',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { textAlign: 'left' } },
});
export const position = style({ fontFamily: font.mono, fontSize: type.xs, color: colour.inkFaint });
