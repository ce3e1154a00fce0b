import { expect, type Locator, type Page } from '@playwright/test';

interface Looked {
  readonly isThere: boolean;
  /** What was looked for has left the page meanwhile. */
  readonly isStale: boolean;
  readonly problems: readonly string[];
}

/**
 * Runs in the page after a key: what is wrong with where the focus is, and with how it was shown where it was before.
 * Focus is shown by how an element, what surrounds it or its label looks.
 */
const look = (wanted: readonly Element[]): Looked => {
  const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);
  const finish = (): void => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  };
  const labelOf = (element: Element): Element | null =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? element.closest('label')) : null;
  const looksOf = (element: Element): string => {
    const around = [element, labelOf(element), element.parentElement, element.parentElement?.parentElement];
    const beside = [...(element.parentElement?.children ?? [])].slice(0, 8);
    return [...around, ...beside]
      .filter((one): one is Element => one instanceof Element)
      .map((one) => {
        const { outline, boxShadow, border, background, color } = getComputedStyle(one);
        return [outline, boxShadow, border, background, color, getComputedStyle(one, '::after').outline].join();
      })
      .join(';');
  };
  finish();
  const problems: string[] = [];
  const isStale = wanted.length === 0 || wanted.some(({ isConnected }) => !isConnected);
  const before: { element: Element; looks: string } | undefined = Reflect.get(window, 'focused');
  const now = document.activeElement;
  const way: readonly string[] = [...(Reflect.get(window, 'way') ?? []), now ? nameOf(now) : ''].slice(-6);
  Reflect.set(window, 'way', way);
  // A button inside of a field's frame has the frame's look of the focus, too.
  const isWithin = before?.element.parentElement?.contains(now) ?? true;
  if (before && !isWithin && before.element.isConnected && looksOf(before.element) === before.looks)
    problems.push(`shows no focus: ${nameOf(before.element)}`);
  if (!now || now === document.body) {
    Reflect.deleteProperty(window, 'focused');
    return { isThere: false, isStale, problems: [...problems, 'the focus is lost, after:', ...way] };
  }
  Reflect.set(window, 'focused', { element: now, looks: looksOf(now) });
  const shown = now instanceof HTMLInputElement && /radio|checkbox/.test(now.type) ? (labelOf(now) ?? now) : now;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const share = [0.1, 0.5, 0.9];
  const points = share.flatMap((x) => share.map((y) => [left + width * x, top + height * y] as const));
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (shown.contains(found) || found.contains(shown));
  });
  if (!isSeen) problems.push(`is not to be seen: ${nameOf(now)}`);
  return { isThere: wanted.includes(now), isStale, problems };
};

/** A person who has keys alone. Each key that moves the focus is followed by a look at where it went. */
export const keysOf = (page: Page) => {
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
  };
  const isAt = (target: Locator): Promise<boolean> =>
    target.evaluateAll((found) => found.some((element) => element === document.activeElement));
  /** By Tab, or by `key`, to the first of these that comes. */
  const to = async (target: Locator, key = 'Tab', most = 90): Promise<void> => {
    await expect(target.first()).toBeAttached();
    // A page that was entered takes the focus in its first frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (await isAt(target)) return;
    for (let turn = 0; turn < most; turn += 1) {
      await press(key);
      const { isThere, isStale, problems } = await target.evaluateAll(look);
      expect(problems, `on the way to ${target}`).toEqual([]);
      // A row may be exchanged as soon as it has the focus.
      if (isThere || (isStale && (await isAt(target)))) return;
    }
    throw new Error(`${most} times ${key} do not lead to ${target}`);
  };
  /** What had the focus may be gone; it is somewhere, and not nowhere. */
  const seeFocus = async (): Promise<void> => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  };
  return {
    press,
    to,
    seeFocus,
    /** Goes there and presses it; whatever comes of it, the focus is somewhere. */
    use: async (target: Locator, way = 'Tab', key = 'Enter'): Promise<void> => {
      await to(target, way);
      await press(key);
      await seeFocus();
    },
    /** Goes there and types. */
    write: async (target: Locator, text: string, way = 'Tab'): Promise<void> => {
      await to(target, way);
      await press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    type: (text: string): Promise<void> => page.keyboard.type(text),
  };
};

export type Keys = ReturnType<typeof keysOf>;
