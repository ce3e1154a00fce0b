import { style } from '@vanilla-extract/css';
import { colour, leading, type } from '../theme/tokens.css.ts';
import { ellipsis } from '../ui/text.css.ts';

const dotWidth = '0.9em';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: dotWidth,
  // Clips the dot of a fact that begins a line.
  overflowX: 'hidden',
  minWidth: 0,
  color: colour.inkFaint,
  fontSize: type.xs,
  lineHeight: leading.normal,
  '@supports': { '(overflow: clip)': { overflowX: 'clip' } },
});

export const source = style([ellipsis, { flex: '1 1 3em', maxWidth: 'max-content' }]);

export const fact = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Wrapped lines align with the fact, not with its dot.
    '* + &': { marginInlineStart: `calc(-1 * ${dotWidth})`, paddingInlineStart: dotWidth, textIndent: `-${dotWidth}` },
    '* + &::before': { content: '"·"', display: 'inline-block', width: dotWidth, textAlign: 'center', textIndent: 0 },
  },
});
