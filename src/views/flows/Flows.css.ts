import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, leading, radius, size, space, type } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';

export const panel = {
  border: `1px solid ${colour.line}`,
  borderRadius: radius.l,
  background: colour.surface,
} as const;

const width = 'min(1720px, 100vw - 64px)';

/** Charts are wide: the page takes the window's width instead of the column's. */
export const root = style({
  width,
  marginInline: `calc((100% - ${width}) / 2)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  vars: {
    '--flow-paper': colour.paper,
    '--flow-surface': colour.surface,
    '--flow-sunk': colour.sunk,
    '--flow-line': colour.lineStrong,
    '--flow-ink': colour.ink,
    '--flow-soft': colour.inkSoft,
    '--flow-faint': colour.inkFaint,
    '--flow-accent': colour.accent,
    '--flow-wash': colour.accentWash,
    '--flow-user': colour.accentInk,
    '--flow-backend': colour.recruitment,
    '--flow-time': colour.demand,
    '--flow-part': colour.supply,
    '--flow-focus': colour.focus,
    '--flow-danger': colour.danger,
  },
  '@media': { [media.mobile]: { width: '100%', marginInline: 0 } },
});

export const wideHead = style([wrap.m, { alignItems: 'end', justifyContent: 'space-between' }]);
export const title = style({ fontSize: type.xxl, lineHeight: leading.tight });
export const lead = style({ maxWidth: size.measure, color: colour.inkSoft, lineHeight: leading.normal });
