import DOMPurify from 'dompurify';
import { htmlProfile } from './html-profile.ts';
import { isSafeImage } from './safe-image.ts';
import { isSafeLink } from './safe-url.ts';

/** A heading of an article, for its table of contents. `level` is 2 to 6. */
export interface HtmlHeading {
  readonly level: number;
  readonly text: string;
}

const headings = 'h2, h3, h4, h5, h6';

function guardLink(link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (isSafeLink(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  } else {
    link.removeAttribute('href');
  }
}

function guardImage(image: HTMLImageElement) {
  if (!isSafeImage(image.getAttribute('src') ?? 'none:')) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
}

/** The page has its own h1, so one of the source becomes an h2. */
function demote(title: Element) {
  const heading = title.ownerDocument.createElement('h2');
  heading.append(...title.childNodes);
  title.replaceWith(heading);
}

/** Wide tables scroll in a frame of their own, which the keyboard reaches. */
function frame(table: Element) {
  const box = table.ownerDocument.createElement('div');
  box.setAttribute('data-scroll', '');
  box.setAttribute('tabindex', '0');
  table.replaceWith(box);
  box.append(table);
}

/**
 * A frameset before the first word takes the place of the body, and the sanitiser, which then finds no body, answers null
 * against its types. A line break before it counts as content: the frameset is dropped as anywhere else.
 */
function clean(html: string): DocumentFragment {
  const read = (source: string): DocumentFragment | null =>
    DOMPurify.sanitize(source, { ...htmlProfile, RETURN_DOM_FRAGMENT: true });
  const fragment = read(html);
  if (fragment !== null) return fragment;
  const anew = read(`<br>${html}`) ?? document.createDocumentFragment();
  anew.firstChild?.remove();
  return anew;
}

/**
 * Foreign HTML as nodes that are safe to show (R3-46). Nodes, not a string: what was checked is what is shown, with no second parse.
 * Where the sanitiser cannot work (no DOM, a very old browser) the source is shown as plain text.
 * `headingIds`: ids for the headings in their order; ids of the source are never kept.
 */
export function sanitize(html: string, headingIds: readonly string[] = []): DocumentFragment {
  if (!DOMPurify.isSupported) {
    const plain = document.createDocumentFragment();
    plain.append(html);
    return plain;
  }
  const fragment = clean(html);
  for (const title of fragment.querySelectorAll('h1')) demote(title);
  for (const link of fragment.querySelectorAll('a')) guardLink(link);
  for (const image of fragment.querySelectorAll('img')) guardImage(image);
  for (const table of fragment.querySelectorAll('table')) {
    if ((table.parentElement?.closest('table') ?? null) === null) frame(table);
  }
  for (const [at, heading] of fragment.querySelectorAll(headings).entries()) {
    const id = headingIds[at];
    if (id === undefined) continue;
    heading.setAttribute('id', id);
    heading.setAttribute('tabindex', '-1');
  }
  return fragment;
}

/** The headings of foreign HTML in their order, as `sanitize` will show them: the same count, so the same indexes as `headingIds`. */
export function headingsOf(html: string): readonly HtmlHeading[] {
  return Array.from(sanitize(html).querySelectorAll(headings), (heading) => ({
    level: Number(heading.localName.slice(1)),
    text: (heading.textContent ?? '').trim(),
  }));
}
