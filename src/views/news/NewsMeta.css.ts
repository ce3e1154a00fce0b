import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const root = style({
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: tokens.leading.normal,
});

export const source = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const fact = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '& + &::before, span + &::before': { content: '"·"', marginInline: space.xxs } },
});
