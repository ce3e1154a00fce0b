import { style, styleVariants } from '@vanilla-extract/css';
import { reach } from '../theme/reach.ts';
import { colour, motion, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: radius.round,
  fontWeight: weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  maxWidth: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(0.5px)' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 },
  },
  '@media': { print: { display: 'none' } },
});

export const tone = styleVariants({
  loud: {
    background: colour.accent,
    color: colour.onAccent,
    ':hover': { background: colour.accentHover },
  },
  calm: {
    background: colour.surface,
    borderColor: colour.lineStrong,
    color: colour.ink,
    ':hover': { background: colour.sunk },
  },
  quiet: {
    background: 'transparent',
    color: colour.inkSoft,
    ':hover': { background: colour.sunk, color: colour.ink },
  },
  accent: {
    background: colour.accentWash,
    color: colour.accentInk,
    ':hover': { borderColor: colour.accentInk },
  },
  danger: {
    background: colour.danger,
    color: colour.onDanger,
    ':hover': { background: colour.dangerHover },
  },
});

export const scale = styleVariants({
  s: {
    minHeight: size.controlSmall,
    padding: `0 ${space.m}`,
    fontSize: type.s,
    '@media': reach,
  },
  m: { minHeight: size.control, padding: `0 ${space.xl}`, fontSize: type.m },
  l: { minHeight: '52px', padding: `0 ${space.xxl}`, fontSize: type.l },
});

export const wide = style({ width: '100%' });

export const content = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space.s });

// Not `visibility: hidden`: the text must remain the accessible name.
export const away = style({ opacity: 0 });

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
