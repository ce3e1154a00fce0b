import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.controlSmall,
  minHeight: size.touch,
  margin: `-1px calc(-1 * ${space.s}) -1px 0`,
  borderRadius: radius.s,
  color: colour.inkFaint,
  ':hover': { color: colour.ink },
});

export const panel = style({
  width: 'min(288px, calc(100vw - 32px))',
  padding: space.s,
  maxHeight: 'var(--available-height)',
  selectors: { '&&': { overflowY: 'auto' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space.xs,
});

const button = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
  borderRadius: radius.s,
  color: colour.inkSoft,
};

export const turn = style({
  ...button,
  selectors: { '&:hover': { background: colour.sunk }, '&:disabled, &[data-disabled]': { opacity: 0.3 } },
});

export const range = style({
  ...button,
  padding: `0 ${space.m}`,
  color: colour.ink,
  fontWeight: weight.medium,
  ':hover': { background: colour.sunk },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: size.touch,
  borderRadius: radius.s,
  fontSize: type.s,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-disabled])': { background: colour.sunk },
    '&[data-selected]': { background: colour.accent, color: colour.onAccent, fontWeight: weight.medium },
    '&[data-disabled]': { color: colour.inkFaint, opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
