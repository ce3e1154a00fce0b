import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';

/** With the reader's own colours every background is theirs: what it alone would say is said by lines. */
const forced = (selector: string, rule: Readonly<Record<string, string>>): void =>
  globalStyle(selector, { '@media': { [media.forced]: rule } });

// Fields show their focus by the colour of their frame.
forced(':is(input, textarea, select):focus-visible', { outline: '2px solid Highlight !important' });
// Choices that are on.
forced('[aria-pressed="true"]', { outline: '2px solid Highlight', outlineOffset: '-3px' });
// The entry of a list that the arrow keys have reached.
forced('[data-highlighted]', { outline: '2px solid Highlight', outlineOffset: '-2px' });
// Where one is in a list; the tabs of a navigation have a line beneath them.
forced(':is(a, button)[aria-current]:not(nav *)', { outline: '2px solid Highlight', outlineOffset: '-2px' });
