import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { reach } from '../theme/reach.ts';
import { colour, leading, radius, space, type, weight } from '../theme/tokens.css.ts';
import { grid, wrapRow } from '../ui/layout.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: '80px' });

export const form = style([grid.m, { gridTemplateColumns: 'auto minmax(0, 1fr)', marginBottom: space.m }]);
export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.round,
  background: colour.sunk,
  color: colour.inkSoft,
});
export const submit = style({ display: 'flex', justifyContent: 'flex-end' });

export const answered = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingLeft: space.m,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
});

export const missing = style({
  marginBottom: space.m,
  padding: space.m,
  borderRadius: radius.m,
  background: colour.sunk,
  color: colour.inkSoft,
  fontSize: type.s,
  scrollMarginBlock: '80px',
});

export const own = style({ borderBottom: `1px solid ${colour.line}` });

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.m,
  paddingBlock: space.l,
});
export const marked = style({
  marginInline: `calc(-1 * ${space.m})`,
  paddingInline: space.m,
  borderRadius: radius.m,
  background: colour.recruitmentWash,
  scrollMarginBlock: '80px',
});
export const pending = style({ opacity: 0.6 });

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs, minWidth: 0 });
export const byline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s });
export const name = style({ position: 'relative', fontSize: type.s, fontWeight: weight.medium, '@media': reach });
export const job = style({ overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const content = style({
  lineHeight: leading.normal,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const acts = style([wrapRow.s, { color: colour.inkFaint }]);

export const thread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' } },
});

export const threadButton = style({
  justifySelf: 'start',
  marginLeft: `calc(-1 * ${space.m})`,
  '@media': { [media.thumb]: { marginTop: space.xs } },
});
