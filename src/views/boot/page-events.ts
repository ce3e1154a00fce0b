import type { AppActor } from '#machines/app/app.machine.ts';
import type { PageDescribed } from '#machines/app/wechat-card.machine.ts';
import { media } from '../theme/breakpoints.ts';

/** A page that is killed or frozen may hear `pagehide` alone. Each change is sent once. */
const followVisibility = (page: Window, app: AppActor): void => {
  let isHidden = page.document.hidden;
  const follow = (isNow: boolean): void => {
    if (isNow === isHidden) return;
    isHidden = isNow;
    app.send({ type: isHidden ? 'page.hidden' : 'page.shown' });
  };
  page.document.addEventListener('visibilitychange', () => follow(page.document.hidden));
  page.addEventListener('pagehide', () => follow(true));
  page.addEventListener('pageshow', () => follow(page.document.hidden));
};

export const connectEvents = (page: Window, app: AppActor): void => {
  page
    .matchMedia(media.mobile)
    .addEventListener('change', ({ matches }) => app.send({ type: 'viewport.changed', isMobile: matches }));
  followVisibility(page, app);
  page.addEventListener('online', () => app.send({ type: 'connection.returned' }));
};

export const reloadData = (app: AppActor): void => app.send({ type: 'page.outdated' });

const described = (thrown: unknown): { readonly message: string; readonly detail: string } =>
  thrown instanceof Error
    ? { message: `${thrown.name}: ${thrown.message}`, detail: thrown.stack ?? '' }
    : { message: String(thrown), detail: '' };

/** Reports unhandled errors (R8.5-14), without suppressing them; React's arrive by `reportError`. */
export const watchErrors = (page: Window, tell: (message: string, detail: string) => void): void => {
  const hear = (thrown: unknown): void => {
    const { message, detail } = described(thrown);
    tell(message, detail);
  };
  page.addEventListener('error', ({ error, message }) => hear(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
};

/** 229: some browsers end the composition before the key event that ends it. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

const isInput = (target: EventTarget | null): boolean => Reflect.get(target ?? {}, 'tagName') === 'INPUT';

/** Keys of an input method reach no handler, so that its Enter submits no form. */
export const guardComposition = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter' && isInput(event.target)) event.preventDefault();
    },
    { capture: true },
  );

const takesFiles = (target: EventTarget | null): boolean => Reflect.get(target ?? {}, 'type') === 'file';

const refuse = (event: DragEvent): void => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

/** The browser would open a dropped file in place of the page. A picture of the page is dragged as a file, too, and dropped nowhere. */
export const refuseFiles = (page: Pick<Window, 'addEventListener'>): void => {
  let isFromHere = false;
  const note = (isBegun: boolean) => (): void => {
    isFromHere = isBegun;
  };
  page.addEventListener('dragstart', note(true), { capture: true });
  page.addEventListener('dragend', note(false), { capture: true });
  // An element that leaves the page while it is dragged gets no `dragend`, and there is no `pointermove` during a drag.
  page.addEventListener('pointermove', note(false), { capture: true, passive: true });
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(
      type,
      (event) => {
        if (!isFromHere) return;
        refuse(event);
        if (event.defaultPrevented) event.stopImmediatePropagation();
      },
      { capture: true },
    );
    page.addEventListener(type, (event) => {
      if (!event.defaultPrevented && !takesFiles(event.target)) refuse(event);
    });
  }
};

const icon = '/icons/512.png';

/** From the document's head, for WeChat. `landing`: first address of the visit. */
export const describedIn = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  landing: string,
  userAgent: string,
): PageDescribed => {
  const said = (property: string): string =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
  const here = location.href.replace(/#.*$/, '');
  return {
    type: 'page.described',
    // WeChat on iOS verifies the first address, whatever the later navigation.
    signed: /iPhone|iPad|iPod/.test(userAgent) ? landing : here,
    card: {
      title: said('og:title') || document.title,
      text: said('og:description'),
      link: said('og:url') || here,
      image: said('og:image') || new URL(icon, here).href,
    },
  };
};

export const describePages = (page: Window, tell: (described: PageDescribed) => void): void => {
  const landing = page.location.href.replace(/#.*$/, '');
  const look = (): void => tell(describedIn(page, landing, page.navigator.userAgent));
  new MutationObserver(look).observe(page.document.head, { childList: true, subtree: true, attributes: true });
  look();
};
