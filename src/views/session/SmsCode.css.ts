import { globalStyle, style } from '@vanilla-extract/css';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';

export const request = style({
  marginRight: '-8px',
  maxWidth: 'calc(100% + 8px)',
  minWidth: '7.5rem',
  color: colour.accentInk,
  // The countdown must be readable although the button is disabled.
  selectors: {
    '&&[aria-disabled="true"]:not([aria-busy="true"])': { background: 'none', color: colour.inkFaint, opacity: 1 },
  },
});

export const slider = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const vendor = style({ height: 56 });
globalStyle(`${vendor} > iframe`, { width: '100%', height: '100%', border: 0, colorScheme: 'light' });

export const title = style({
  marginBottom: space.xs,
  color: colour.inkSoft,
  fontSize: type.s,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  minHeight: 'calc(1.75rem - 4px)',
  color: colour.inkFaint,
  fontSize: type.xs,
});

export const dismiss = style({
  flex: 'none',
  height: '24px',
  borderRadius: radius.s,
  color: colour.inkSoft,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
