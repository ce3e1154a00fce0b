import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, motion, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const label = style({
  display: 'block',
  marginBottom: space.xs,
  color: colour.inkSoft,
  fontSize: type.s,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
});

/** Drawn, so that the star is not part of the accessible name. */
export const required = style({ color: colour.danger, marginLeft: '0.15em', '::before': { content: '*' } });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.control,
  padding: `0 ${space.m}`,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  background: colour.surface,
  transition: `border-color ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { borderColor: colour.inkSoft },
    '&:focus-within': { borderColor: colour.focus, boxShadow: `0 0 0 1px ${colour.focus}` },
    '&[data-invalid]': { borderColor: colour.danger },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${colour.danger}` },
    '&[data-disabled]': { background: colour.sunk, color: colour.inkFaint },
  },
});

export const control = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: size.control,
  marginBlock: '-1px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: type.m,
  textOverflow: 'ellipsis',
  '@media': {
    // iOS zooms the page on fields below 16 px.
    [media.thumb]: { fontSize: `max(16px, ${type.m})` },
  },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const area = style({ marginBlock: 0, padding: `${space.s} 0`, lineHeight: leading.normal, resize: 'vertical' });

export const slot = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', color: colour.inkFaint });

/** Reserves its height, so that an error does not move the page. */
export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
  minHeight: `max(1.75rem, ${leading.normal} * ${type.xs} + 8px)`,
  paddingBlock: '3px 5px',
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
});

export const error = style({ color: colour.danger });

export const counter = style({ flex: 'none', marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });

export const over = style({ color: colour.danger, fontWeight: weight.medium });
