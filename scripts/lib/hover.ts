import type { Plugin } from 'vite';

/** A rule without rules in it: its selectors and its declarations. */
const rule = /([^{}@;/]*:hover[^{}]*)\{([^{}]*)\}/g;
/** Not one inside parentheses. */
const comma = /,(?![^(]*\))/;

const withPointer = '@media (hover: hover)';

/**
 * Styles in which `:hover` holds only where something can hover: on a touch screen it stayed after a tap. What stands
 * beside it in a list of selectors, as `:focus-visible` does, holds everywhere. The order of the rules stays.
 */
export const hoverOnlyWherePossible = (css: string): string =>
  css.replace(rule, (_, selectors: string, declarations: string) => {
    const all = selectors.split(comma).map((one) => one.trim());
    const always = all.filter((one) => !one.includes(':hover'));
    const hovered = all.filter((one) => one.includes(':hover'));
    const block = (list: readonly string[]): string => (list.length > 0 ? `${list.join(',')}{${declarations}}` : '');
    return `${block(always)}${withPointer}{${block(hovered)}}`;
  });

/** Every style sheet that is written beside a view. */
export const hover = (): Plugin => ({
  name: 'hover',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (css) => ({ code: hoverOnlyWherePossible(css), map: null }),
  },
});
