import { style } from '@vanilla-extract/css';

/** Not selected, so not copied between the words that are seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
  userSelect: 'none',
} as const;

export const root = style(visuallyHidden);
