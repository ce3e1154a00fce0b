import type { Plugin } from 'vite';

const rule = /([^{}@;/]*:hover[^{}]*)\{([^{}]*)\}/g;
const comma = /,(?![^(]*\))/;

const withPointer = '@media (hover: hover)';

/** Applies `:hover` only where a device can hover: touch screens keep it after a tap. The order of rules is unchanged. */
export const hoverOnlyWherePossible = (css: string): string =>
  css.replace(rule, (_, selectors: string, declarations: string) => {
    const all = selectors.split(comma).map((one) => one.trim());
    const always = all.filter((one) => !one.includes(':hover'));
    const hovered = all.filter((one) => one.includes(':hover'));
    const block = (list: readonly string[]): string => (list.length > 0 ? `${list.join(',')}{${declarations}}` : '');
    return `${block(always)}${withPointer}{${block(hovered)}}`;
  });

export const hover = (): Plugin => ({
  name: 'hover',
  enforce: 'pre',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (css) => ({ code: hoverOnlyWherePossible(css), map: null }),
  },
});
