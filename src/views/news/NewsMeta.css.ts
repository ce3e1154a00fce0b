import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: tokens.leading.normal,
});

/** Gives way to the facts, until it has no more than three letters. */
export const source = style({
  flex: '1 1 3em',
  maxWidth: 'max-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fact = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &::before, span + &::before': { content: '"·"', marginInline: space.xxs } },
});
