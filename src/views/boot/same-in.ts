const nameOf = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

const alike = (drawing: Element, one: Element): readonly HTMLElement[] =>
  [...drawing.querySelectorAll<HTMLElement>(one.localName)].filter((other) => nameOf(other) === nameOf(one));

/** Elements of one drawing of the page, each with the same one of another drawing. */
export const sameIn = (
  now: Element,
  before: Element,
  selector: string,
): readonly (readonly [HTMLElement, HTMLElement])[] =>
  [...before.querySelectorAll<HTMLElement>(selector)].flatMap((old) => {
    const found = alike(now, old)[alike(before, old).indexOf(old)];
    return found ? [[found, old] as const] : [];
  });
