import { style } from '@vanilla-extract/css';
import { colour, font, leading, radius, space, type } from '../theme/tokens.css.ts';
import { soft } from '../ui/text.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({
  display: 'grid',
  width: '100%',
  minHeight: '40px',
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  textAlign: 'left',
  color: colour.ink,
  lineHeight: leading.snug,
  ':hover': { background: colour.sunk },
  selectors: { '&[aria-current="true"]': { background: colour.accentWash, color: colour.accentInk } },
});
export const name = style({ fontSize: type.s, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const state = style({
  fontFamily: font.mono,
  fontSize: type.xs,
  color: colour.inkFaint,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${row}[aria-current="true"] &`]: { color: colour.accentInk } },
});
export const ended = style([soft, { marginTop: space.s, paddingTop: space.s, borderTop: `1px solid ${colour.line}` }]);
