import { firstLanguage } from '../../../src/views/boot/environment.ts';
import { sameIn } from '../../../src/views/boot/same-in.ts';
import { watchLinkSigns } from '../../../src/views/navigation/link-signs.ts';
import { media } from '../../../src/views/theme/breakpoints.ts';
import { isPlainClick } from '../../../src/views/ui/plain-click.ts';
import type { FrameData } from './frame.ts';
import type { Shared } from './tree.ts';

/** Runs in the page before the app: shows the first window of its address, and keeps what is pressed in it. */
const frame = document.getElementById('frame') as HTMLElement;
const { parts, places, stories, swaps, themes, keys, ahead }: FrameData = JSON.parse(
  frame.previousElementSibling?.textContent ?? '',
);

const storedAt = (key: string) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')?.value ?? {};
  } catch {
    return {};
  }
};
const chosen: { lang?: 'zh' | 'en'; theme?: 'light' | 'dark' } = storedAt(keys.preferences);
const isGuest = !storedAt(keys.session).token;
const isEnglish = firstLanguage({ lang: chosen.lang ?? null }, navigator.language) === 'en';
const isDark = chosen.theme ? chosen.theme === 'dark' : matchMedia(media.dark).matches;
const variant = (isEnglish ? 2 : 0) + (matchMedia(media.mobile).matches ? 1 : 0);
const swapped = new Map([...(isGuest ? [] : swaps.member), ...(isDark ? swaps.dark : [])]);
document.documentElement.lang = isEnglish ? 'en' : 'zh-CN';
if (chosen.theme) document.documentElement.classList.add(themes[chosen.theme]);

type Values = Readonly<Record<string, string | undefined>>;

const filled = (text: string, values: Values, write: (value: string) => string = String): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name) => write(values[name] ?? ''));

const build = (shared: Shared, values: Values, isDrawing = false): readonly Node[] => {
  if (typeof shared === 'number')
    return (swapped.get(shared) ?? [parts[shared] ?? '']).flatMap((part) => build(part, values, isDrawing));
  if (typeof shared === 'string') return [new Text(filled(shared, values) || '\u00a0')];
  const [tag, attributes, children] = shared;
  const isSvg = isDrawing || tag === 'svg';
  const element = document.createElementNS(`http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`, tag);
  for (const [name, text] of Object.entries(attributes)) {
    // The page's policy refuses this attribute.
    if (name === 'style') (element as HTMLElement).style.cssText = text;
    else element.setAttribute(name, filled(text, values, name === 'href' ? encodeURIComponent : String));
  }
  if (element.getAttribute('src') === '') return [];
  // What is chosen there is not kept.
  if (element instanceof HTMLSelectElement) element.disabled = true;
  element.append(...children.flatMap((child) => build(child, values, isSvg)));
  return [element];
};

const decoded = (text = ''): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The last place is everywhere. */
const placeAt = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>) => {
  for (const [pattern, windows, page] of places) {
    const found = new RegExp(pattern).exec(origin + pathname);
    if (found) return { windows, page, groups: found.groups ?? {} };
  }
  throw new Error('no place');
};

const show = (): void => {
  const { windows, groups } = placeAt(location);
  const values = Object.entries(groups).map(([name, text]) => [name, decoded(text)]);
  frame.replaceChildren(...build(windows[variant] ?? '', Object.fromEntries(values)));
};

const showStories = ({ data: { records } }: { data: { records: readonly Record<string, string>[] } }): void => {
  if (records.length < 3 || placeAt(location).page !== 'newsHome') return;
  const given = records.slice(0, 3).flatMap(({ coverImg, ...story }, at) => {
    // The app asks for the other pictures.
    const shown = at === 0 ? { ...story, coverImg } : story;
    return Object.entries(shown).map(([name, value]) => [`${at}.${name}`, value]);
  });
  const [window] = build(stories[variant] ?? '', Object.fromEntries(given));
  const main = (window as HTMLElement | undefined)?.querySelector('main');
  if (main) frame.querySelector('main')?.replaceWith(main);
};

const requestedFiles = new Set<string>();

const requestCode = (address: URL | Location): void => {
  const { page } = placeAt(address);
  for (const href of (page && ahead[page]?.files) || []) {
    if (requestedFiles.has(href)) continue;
    requestedFiles.add(href);
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), kind, { crossOrigin: '', href }));
  }
};

const answers: Record<string, Promise<Response>> = {};

/** What the page here needs comes beside the app, which takes the answers over (`src/views/boot/app-services.ts`). */
const requestPage = (): void => {
  const { page, groups } = placeAt(location);
  requestCode(location);
  const isForAll = isGuest && !location.hash.startsWith('#/');
  const calls = (isForAll && page && ahead[page]?.calls) || [];
  for (const url of calls.map((call) => filled(call, groups))) {
    answers[url] ??= fetch(url);
    answers[url].catch(() => {});
    Reflect.set(window, 'shiyeAhead', answers);
  }
};

let presses = 0;

/** A link leads on at once: the app starts where it leads, or hears of it as of Back. The rest is for the app (`static-frame.ts`). */
const take = (event: Event): void => {
  const pressed = (event.target as Element).closest<HTMLElement>(event.type === 'click' ? 'a[href], button' : 'input');
  if (!pressed) return;
  if (pressed instanceof HTMLAnchorElement && !pressed.hash) {
    if (pressed.origin !== location.origin) return;
    if (pressed.href !== location.href) {
      history.pushState(null, '', pressed.href);
      requestPage();
    }
    scrollTo(0, 0);
    dispatchEvent(new PopStateEvent('popstate'));
  } else {
    presses += 1;
    pressed.dataset.pressed = String(presses);
  }
  event.preventDefault();
};

watchLinkSigns(window, frame, (href) => requestCode(new URL(href)));
frame.addEventListener('click', (event) => {
  if (isPlainClick(event)) take(event);
});
frame.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement) take(event);
});
frame.addEventListener('input', ({ target }) => {
  (target as HTMLElement).dataset.filled = '';
});
addEventListener('popstate', () => {
  if (!frame.isConnected) return;
  const before = frame.firstElementChild;
  const focused = document.activeElement;
  show();
  if (!before) return;
  for (const [now, old] of sameIn(frame, before, 'a, button, input')) {
    Object.assign(now.dataset, old.dataset);
    if ('filled' in old.dataset) (now as HTMLInputElement).value = (old as HTMLInputElement).value;
    if (old === focused) now.focus({ preventScroll: true });
  }
});
show();
requestPage();
if (placeAt(location).page === 'newsHome')
  Object.values(answers)[0]
    ?.then((answer) => answer.clone().json())
    .then(showStories)
    .catch(() => {});
