import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, space, type } = tokens;

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 108,
  height: 36,
  marginRight: '-8px',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.xs,
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'flex', alignItems: 'center', gap: space.xs });
