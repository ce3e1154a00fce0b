import { style, styleVariants } from '@vanilla-extract/css';
import { colour, radius, weight } from '../theme/tokens.css.ts';
import { sized } from './sized.ts';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontWeight: weight.medium,
  lineHeight: 1,
  userSelect: 'none',
});

export const size = styleVariants({
  xs: { width: 24, height: 24, fontSize: 12 },
  s: { width: 32, height: 32, fontSize: 14 },
  m: { width: 44, height: 44, fontSize: 18 },
  l: { width: 64, height: 64, fontSize: 26 },
  xl: { width: 96, height: 96, fontSize: 38 },
});

export const shape = styleVariants({ person: { borderRadius: radius.round }, company: { borderRadius: '22%' } });

export const tint = styleVariants({
  accent: { background: colour.accentWash, color: colour.accentInk },
  supply: { background: colour.supplyWash, color: colour.supply },
  demand: { background: colour.demandWash, color: colour.demand },
  recruitment: { background: colour.recruitmentWash, color: colour.recruitment },
});

export const image = sized({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
