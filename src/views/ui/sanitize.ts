import DOMPurify from 'dompurify';
import { htmlProfile } from './html-profile.ts';
import { isSafeImage } from './safe-image.ts';
import { isSafeLink } from './safe-url.ts';

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

/** The page has its own h1. */
function demote(title: Element) {
  const heading = title.ownerDocument.createElement('h2');
  heading.append(...title.childNodes);
  title.replaceWith(heading);
}

function frame(table: Element) {
  const box = table.ownerDocument.createElement('div');
  box.setAttribute('data-scroll', '');
  box.setAttribute('tabindex', '0');
  table.replaceWith(box);
  box.append(table);
}

/**
 * A leading frameset replaces the body, and DOMPurify returns null against its types; after a line break it is dropped.
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
 * Foreign HTML as safe nodes (R3-46), without a second parse; plain text where DOMPurify does not work. `headingIds`
 * replace all ids of the source.
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

export function headingsOf(html: string): readonly HtmlHeading[] {
  return Array.from(sanitize(html).querySelectorAll(headings), (heading) => ({
    level: Number(heading.localName.slice(1)),
    text: (heading.textContent ?? '').trim(),
  }));
}
