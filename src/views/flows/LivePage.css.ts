import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, size, space, type } from '../theme/tokens.css.ts';
import { panel } from './Flows.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const strip = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  fontSize: type.s,
  color: colour.inkSoft,
  ':empty': { display: 'none' },
});
export const dot = style({
  width: '9px',
  height: '9px',
  borderRadius: radius.round,
  background: colour.supply,
  boxShadow: `0 0 0 4px ${colour.supplyWash}`,
});
export const route = style({
  maxWidth: '32ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.mono,
  fontSize: type.xs,
  color: colour.inkFaint,
});
export const trouble = style({
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.m,
  background: colour.demandWash,
  color: colour.demand,
  fontSize: type.s,
  lineHeight: leading.normal,
  ':empty': { display: 'none' },
});
export const waiting = style({ display: 'grid', justifyItems: 'center', gap: space.l, paddingBlock: space.xl });
export const choice = style({ display: 'grid', gap: space.s, width: `min(100%, ${size.form})` });
export const choiceTitle = style({ fontSize: type.l });
export const apps = style({ display: 'grid', gap: space.s, listStyle: 'none' });
export const app = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: space.m,
  ...panel,
});
export const appWords = style({ display: 'grid', gap: space.xxs, minWidth: 0, fontSize: type.s });
export const folded = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
