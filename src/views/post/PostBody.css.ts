import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { grid, wrap, wrapRow } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const title = style({
  fontSize: type.xxl,
  lineHeight: leading.snug,
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: type.xl } },
});

export const meta = style([faint, { display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: `${space.l} ${space.m}`,
  padding: space.l,
  borderRadius: radius.m,
  background: colour.sunk,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const factName = style({ color: colour.inkSoft, fontSize: type.xs });
export const factValue = style({ margin: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const text = style([grid.m, { lineHeight: leading.loose, overflowWrap: 'anywhere' }]);

export const images = style({
  display: 'grid',
  gap: space.s,
  selectors: { '&[data-many]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const topics = style([wrap.s]);
globalStyle(`${topics} a`, { whiteSpace: 'normal' });

export const author = style([wrapRow.m, { paddingTop: space.xl, borderTop: `1px solid ${colour.line}` }]);
export const authorWords = style({ display: 'grid', flex: '1 1 9rem', gap: space.xxs, minWidth: 0 });
export const authorName = style({
  position: 'relative',
  justifySelf: 'start',
  fontWeight: weight.bold,
  '@media': reach,
});
export const authorNote = style({ color: colour.inkFaint, fontSize: type.s, overflowWrap: 'anywhere' });
