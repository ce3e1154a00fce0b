import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, type } = tokens;

/** Between two facts, for the dot. */
const dotRoom = '0.9em';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: dotRoom,
  // The dot before a fact that begins a line lies out here.
  overflowX: 'hidden',
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: tokens.leading.normal,
  '@supports': { '(overflow: clip)': { overflowX: 'clip' } },
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
  selectors: {
    // A fact longer than its line goes on under its own beginning, not under its dot.
    '* + &': { marginInlineStart: `calc(-1 * ${dotRoom})`, paddingInlineStart: dotRoom, textIndent: `-${dotRoom}` },
    '* + &::before': { content: '"·"', display: 'inline-block', width: dotRoom, textAlign: 'center', textIndent: 0 },
  },
});
