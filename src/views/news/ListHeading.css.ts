import { style } from '@vanilla-extract/css';
import { colour, font, leading, space, type } from '../theme/tokens.css.ts';
import { faint } from '../ui/text.css.ts';

export const title = style({ fontFamily: font.serif, fontSize: type.display, lineHeight: leading.snug });

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minHeight: '1.6em',
  color: colour.inkSoft,
  lineHeight: leading.normal,
});

export const total = style([faint, { fontVariantNumeric: 'tabular-nums' }]);

export const pending = style([total, { visibility: 'hidden' }]);
