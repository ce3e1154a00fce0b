import { style } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, radius, size, space } from '../theme/tokens.css.ts';

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  flex: '1 1 88px',
  minHeight: size.control,
  padding: `0 ${space.l}`,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.inkSoft },
    '&:has(:checked)': {
      borderColor: colour.accent,
      background: colour.accentWash,
      color: colour.accentInk,
      boxShadow: `0 0 0 1px ${colour.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    '[data-invalid] > &': { borderColor: colour.danger },
    '[data-look="pills"] > &': {
      flex: '0 0 auto',
      minHeight: size.controlSmall,
      padding: `0 ${space.m}`,
      borderRadius: radius.round,
      whiteSpace: 'nowrap',
    },
  },
  '@media': reach,
});

export const radio = style({
  width: 18,
  height: 18,
  margin: 0,
  accentColor: colour.accent,
  cursor: 'inherit',
  '@supports': { 'selector(:has(*))': { ':focus-visible': { outline: 'none' } } },
});
