import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';

/** Forced colours remove backgrounds: outlines show state instead. */
const forced = (selector: string, rule: Readonly<Record<string, string>>): void =>
  globalStyle(selector, { '@media': { [media.forced]: rule } });

forced(':is(input, textarea, select):focus-visible', { outline: '2px solid Highlight !important' });
forced('[aria-pressed="true"]', { outline: '2px solid Highlight', outlineOffset: '-3px' });
forced('[data-highlighted]', { outline: '2px solid Highlight', outlineOffset: '-2px' });
forced(':is(a, button)[aria-current]:not(nav *)', { outline: '2px solid Highlight', outlineOffset: '-2px' });
