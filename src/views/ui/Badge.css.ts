import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius, weight } from '../theme/tokens.css.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: radius.round,
  background: colour.accent,
  color: colour.onAccent,
  fontSize: '11px',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const placement = styleVariants({
  // Contains the visually hidden text where a row scrolls sideways.
  inline: { position: 'relative' },
  corner: { position: 'absolute', top: '3px', left: 'calc(50% + 2px)', boxShadow: `0 0 0 2px ${colour.surface}` },
});
