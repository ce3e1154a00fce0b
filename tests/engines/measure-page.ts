import type { Box } from './tab.ts';

interface Font {
  /** The first of a list that is there. */
  readonly family: string;
  /** Of a sample, in px. */
  readonly width: number;
}

export interface Measured {
  /** By kind, name and number. `y` counts from what is measured before it in the same card or section, so that nothing adds up down a page. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** `y` of each in the window. */
  readonly tops: Readonly<Record<string, number>>;
  /** By computed `font-family`. */
  readonly fonts: Readonly<Record<string, Font>>;
  /** What is cut, and what can be scrolled or has a scroll bar. */
  readonly problems: readonly string[];
}

/** Runs in the page. */
export const measurePage = (): Measured => {
  const measured =
    'h1, h2, h3, h4, h5, h6, p, article, li, button, input, textarea, select, [role=button], [role=tab], [role=option]';
  const section = 'article, li, section, aside, header, footer, main, nav, form, dialog, [role=dialog], [role=log]';
  const said = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? (element.labels?.[0]?.textContent ?? element.placeholder)
      : element.textContent);
  const nameOf = (element: Element): string =>
    `${element.localName} ${said(element).replace(/\s+/g, ' ').trim().replace(/\d+/g, '#').slice(0, 24)}`;
  /** A log is at its end: what is above its window is not seen. */
  const isShown = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    const top = element.closest('[role=log]')?.getBoundingClientRect().top ?? bottom;
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && bottom >= top;
  };
  const isOurs = (element: Element): boolean => !element.closest('svg, [data-tools]');
  /** Of what was measured last in each card or section; a log stands on its lower edge. */
  const last = new Map<Element, number>();
  const yOf = (element: Element): number => {
    const { top } = element.getBoundingClientRect();
    const around = element.parentElement?.closest(section) ?? document.body;
    const edge = around.role === 'log' ? 'bottom' : 'top';
    const before = last.get(around) ?? around.getBoundingClientRect()[edge];
    last.set(around, top);
    return top - before;
  };
  const boxes: Record<string, Box> = {};
  const tops: Record<string, number> = {};
  for (const element of document.querySelectorAll(measured)) {
    if (!isOurs(element) || !isShown(element)) continue;
    const { x, top, width, height } = element.getBoundingClientRect();
    const name = nameOf(element);
    let number = 1;
    while (`${name} ${number}` in boxes) number += 1;
    boxes[`${name} ${number}`] = { x, y: yOf(element), width, height };
    tops[`${name} ${number}`] = top + scrollY;
  }
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (family: string): number => {
    if (pen) pen.font = `40px ${family}`;
    return Math.round(pen?.measureText('Shiye 食业 2026').width ?? 0);
  };
  const isThere = (family: string): boolean =>
    ['monospace', 'serif'].some((other) => widthIn(`${family}, ${other}`) !== widthIn(other));
  const generic = ['serif', 'sans-serif', 'monospace', 'system-ui'];
  const fontOf = (list: string): Font => {
    const family = list.split(/, */).find((one) => generic.includes(one) || isThere(one)) ?? 'none';
    return { family: family.replaceAll('"', ''), width: widthIn(list) };
  };
  const fonts: Record<string, Font> = {};
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isOurs(element) || !isShown(element)) continue;
    const style = getComputedStyle(element);
    const list = style.fontFamily.replaceAll(/["']/g, '');
    fonts[list] ??= fontOf(style.fontFamily);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (style.display === 'inline' || clientWidth <= 1 || style.opacity === '0') continue;
    const name = `${element.classList[0] ?? ''} ${nameOf(element)}`;
    const bar = element.offsetWidth - clientWidth - element.clientLeft - Number.parseFloat(style.borderRightWidth);
    const lower = element.offsetHeight - clientHeight - element.clientTop - Number.parseFloat(style.borderBottomWidth);
    if (bar > 1 || lower > 1) problems.push(`scroll bar of ${Math.max(bar, lower)} px: ${name}`);
    const kindOf = (overflow: string) => (/auto|scroll/.test(overflow) ? 'scrolls' : 'is cut');
    if (style.overflowX !== 'visible' && scrollWidth > clientWidth + 1)
      problems.push(`${kindOf(style.overflowX)} sideways: ${name}`);
    if (style.overflowY !== 'visible' && scrollHeight > clientHeight + 4)
      problems.push(`${kindOf(style.overflowY)} down: ${name}`);
  }
  return { boxes, tops, fonts, problems };
};
