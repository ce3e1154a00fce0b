import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, radius, size, space, type, weight } from '../theme/tokens.css.ts';
import { nameWidth } from './text.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `1px ${space.s}`,
  borderRadius: radius.s,
  fontSize: type.xs,
  fontWeight: weight.medium,
  lineHeight: 1.65,
  flexShrink: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { outline: '1px solid', outlineOffset: '-1px' } },
});

export const tone = styleVariants({
  neutral: { background: colour.sunk, color: colour.inkSoft },
  plain: { background: colour.surface, color: colour.inkSoft },
  accent: { background: colour.accentWash, color: colour.accentInk },
  supply: { background: colour.supplyWash, color: colour.supply },
  demand: { background: colour.demandWash, color: colour.demand },
  recruitment: { background: colour.recruitmentWash, color: colour.recruitment },
  danger: { background: colour.dangerWash, color: colour.danger },
});

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxWidth: '100%',
  minHeight: size.controlSmall,
  padding: `0 ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.inkSoft,
  fontSize: type.s,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: colour.lineStrong, color: colour.ink },
    '&[aria-pressed="true"], &[aria-current]:not([aria-current="false"])': {
      background: colour.ink,
      borderColor: colour.ink,
      color: colour.surface,
    },
  },
  '@media': reach,
});
globalStyle(`${choice} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
export const link = style([choice, { maxWidth: nameWidth }]);
