import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, space, type } from '../theme/tokens.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  fontFamily: font.mono,
  fontSize: type.xs,
  lineHeight: leading.normal,
});
export const inner = style([
  fields,
  { marginLeft: space.s, paddingLeft: space.s, borderLeft: `1px solid ${colour.line}` },
]);
export const field = style({
  padding: `1px ${space.xs}`,
  borderRadius: radius.s,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-change="added"]': { background: colour.supplyWash },
    '&[data-change="changed"]': { background: colour.demandWash },
    '&[data-change="removed"]': { background: colour.dangerWash },
  },
});
export const summary = style({ cursor: 'pointer', minHeight: '24px' });
export const key = style({ color: colour.inkFaint });
export const value = style({ color: colour.ink, textDecoration: 'none' });
export const before = style({ color: colour.inkSoft });
