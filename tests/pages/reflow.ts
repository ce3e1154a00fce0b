import type { Locator, Page } from '@playwright/test';
import { isAll } from '../harness/sampling.ts';

/** Text as WCAG 1.4.12 lets its reader space it. */
const spaced =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; } p { margin-bottom: 2em !important; }';

/** Runs in the page, or in this part of it: texts that are cut, leave their box or lie over one another, and what is wider than the page. */
export const misplaced = (part?: Element): readonly string[] => {
  const slack = 3;
  const nameOf = (element: Element): string => `${element.localName}.${element.classList[0] ?? ''}`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const around = (element: Element): readonly Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) found.push(at);
    return found;
  };
  const isBox = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, display } = styleOf(element);
    return display !== 'inline' && (!/, 0\)$|transparent/.test(backgroundColor) || borderTopWidth !== '0px');
  };
  const isShortened = (element: Element): boolean => {
    const { textOverflow, webkitLineClamp } = styleOf(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const problems: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) problems.push(`${wide} px too wide`);
  const seen: { text: string; element: Element; rect: DOMRect }[] = [];
  const texts = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 30) ?? '';
    if (
      !element ||
      text === '' ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    )
      continue;
    if (element.closest('[aria-hidden="true"], [inert], svg, option, script, style, noscript, [data-tools]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const trail = around(element);
    for (const rect of range.getClientRects()) {
      let { left, top, right, bottom } = rect;
      if (right - left < 2 || bottom - top < 2) continue;
      let box: Element | null = null;
      let isFree = true;
      for (const one of trail) {
        const style = styleOf(one);
        const frame = one.getBoundingClientRect();
        if (frame.width <= 1 && frame.height <= 1) {
          isFree = false;
          break;
        }
        const out =
          left < frame.left - slack ||
          right > frame.right + slack ||
          top < frame.top - slack ||
          bottom > frame.bottom + slack;
        const [x, y] = [style.overflowX, style.overflowY];
        if (!box && isBox(one)) {
          box = one;
          if (out && x === 'visible' && y === 'visible')
            problems.push(`leaves ${nameOf(one)}: ${nameOf(element)} ${text}`);
        }
        if (x !== 'visible' || y !== 'visible') {
          if (out && /hidden|clip/.test(`${x} ${y}`) && !/auto|scroll/.test(`${x} ${y}`) && !trail.some(isShortened))
            problems.push(`cut by ${nameOf(one)}: ${nameOf(element)} ${text}`);
          left = Math.max(left, frame.left);
          top = Math.max(top, frame.top);
          right = Math.min(right, frame.right);
          bottom = Math.min(bottom, frame.bottom);
          if (right - left < 2 || bottom - top < 2) {
            isFree = false;
            break;
          }
        }
        // What floats over the rest, on a ground of its own, does so on purpose; a dialog covers all of it.
        if (/fixed|sticky/.test(style.position) || (style.position === 'absolute' && isBox(one))) {
          isFree = one.contains(part ?? null) || one.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
          break;
        }
      }
      if (isFree) seen.push({ text, element, rect: new DOMRect(left, top, right - left, bottom - top) });
    }
  }
  seen.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom - slack) break;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (one.element !== other.element && across > slack && down > slack)
        problems.push(`${nameOf(one.element)} ${one.text} lies over ${nameOf(other.element)} ${other.text}`);
    }
  }
  return [...new Set(problems)];
};

/** Runs in the page, or in this part of it: controls that cannot be seen when the focus is on them. */
const obscuredFocus = (part?: Element): readonly string[] => {
  const shares = [0.1, 0.5, 0.9];
  const before = scrollY;
  const problems: string[] = [];
  const controls = (part ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  for (const control of controls) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.matches(':disabled, [tabindex="-1"], [type=file]')
    )
      continue;
    if (control.closest('[inert], [aria-hidden="true"], [data-tools], svg')) continue;
    // The first four stand for all that are like them.
    if (control.closest(':is(li, article):nth-child(n + 5), footer')) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    const label =
      control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) ? control.closest('label') : null;
    const { left, top, width, height } = (label ?? control).getBoundingClientRect();
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && ((label ?? control).contains(found) || found.contains(control));
      }),
    );
    if (!isSeen) problems.push(`not seen with the focus: ${control.outerHTML.slice(0, 120)}`);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, before);
  return problems;
};

interface Setting {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly style: string;
  readonly checks: readonly ((part?: Element) => readonly string[])[];
}

/** Stricter than the criteria, which ask for one at a time: a window of 1280 by 1024 px at 400 %, and letters of 200 %, both spaced. */
const settings: readonly Setting[] = [
  { name: '400 %', size: { width: 320, height: 256 }, style: spaced, checks: [misplaced, obscuredFocus] },
  {
    name: '200 %',
    size: { width: 1280, height: 800 },
    style: `html { font-size: 200% !important; } ${spaced}`,
    checks: [misplaced],
  },
  ...(isAll
    ? [
        {
          name: 'a phone on its side',
          size: { width: 844, height: 390 },
          style: '',
          checks: [misplaced, obscuredFocus],
        },
      ]
    : []),
];

const applyStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);

const nextFrame = (page: Page): Promise<number> => page.evaluate(() => new Promise<number>(requestAnimationFrame));

/** What follows the width by itself does so within a second. */
const frames = 60;

/** What goes away where the window gets smaller, and is opened anew there. */
interface Floating {
  readonly open: () => Promise<Locator>;
  readonly shut: (overlay: Locator) => Promise<void>;
}

/**
 * What a page, or what is opened on it, cannot bear: WCAG 1.4.4, 1.4.10, 1.4.12 and 2.4.11. It is afterwards as it was
 * before; what floats is shut. `only`: what one width alone has is not strained in the other.
 */
export async function reflowProblems(
  page: Page,
  part?: Locator | Floating,
  only?: 'wide' | 'narrow',
): Promise<readonly string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const { name, size, style, checks } of settings) {
    if (only !== undefined && only !== (size.width < 768 ? 'narrow' : 'wide')) continue;
    await page.setViewportSize(size);
    await applyStyle(page, style);
    const floats = part && 'shut' in part ? part : null;
    const overlay = floats ? await floats.open() : (part as Locator | undefined);
    await nextFrame(page);
    for (const check of checks) {
      const run = () => (overlay ? overlay.evaluate(check) : page.evaluate(check, undefined));
      let found = await run();
      for (let frame = 0; frame < frames && found.length > 0; frame += 1) {
        await nextFrame(page);
        found = await run();
      }
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    if (floats && overlay) await floats.shut(overlay);
  }
  await applyStyle(page, '');
  if (before) await page.setViewportSize(before);
  return problems;
}
