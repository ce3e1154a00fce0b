import { globalStyle, style } from '@vanilla-extract/css';
import { colour, leading, radius, space, weight } from '../theme/tokens.css.ts';
import { spread } from '../ui/layout.css.ts';
import { soft, tiny } from '../ui/text.css.ts';

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

export const title = style([soft, { marginBottom: space.xs, fontWeight: weight.medium, lineHeight: leading.snug }]);

export const foot = style([spread.s, tiny, { minHeight: 'calc(1.75rem - 4px)' }]);

export const dismiss = style({
  flex: 'none',
  height: '24px',
  borderRadius: radius.s,
  color: colour.inkSoft,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
