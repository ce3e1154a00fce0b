import { type AppActor, selectRoute } from '#machines/app/app.machine.ts';
import { selectCurrentUser } from '#machines/session/session.machine.ts';
import { resolve } from '#routes/resolve.ts';
import { routeOf } from '#routes/routes.ts';
import { parseUrl } from '#services/address/url.ts';
import { type Address, type AddressBar, connectAddress, readMark } from './address.ts';
import { followForeignLinks, isPage, type LinkContext, linkFeedback, watchPresses } from './links.ts';
import { firstCallBehind } from './prefetch.ts';
import { browserViewport, keepScroll } from './scroll.ts';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

interface NavigationOptions {
  readonly page: Window;
  readonly app: AppActor;
  readonly links: LinkContext;
  /** Before each page. `isWhole`: what stands above a place to show must be there. */
  readonly beginPage: (isWhole: boolean) => void;
  readonly token: (length: number) => string;
  /** Preloads the first call of a guest's next page. */
  readonly prefetch: (path: string) => void;
}

export const connectNavigation = ({ page, app, links, beginPage, token, prefetch }: NavigationOptions) => {
  const scroll = keepScroll(browserViewport(page));
  const pressed = linkFeedback(() => page.performance.now());
  const address: Address = connectAddress({
    bar: browserAddressBar(page),
    ...links,
    newKey: () => token(8),
    brought: selectRoute(app.getSnapshot()),
    entered: (route) => {
      const mark = readMark(page.history.state);
      beginPage(Boolean((mark && scroll.topAt(mark)) || page.location.hash));
      app.send(route);
    },
    arrived: (arrival) => {
      if (!arrival.page) pressed.end();
      scroll.arrived(arrival);
    },
  });
  watchScroll(page, scroll);
  for (const event of ['popstate', 'hashchange'] as const) page.addEventListener(event, address.changed);
  /** Guests only: the answer is the same for all of them. */
  const prepare = (href: string): void => {
    const { session } = app.getSnapshot().children;
    if (!session || selectCurrentUser(session.getSnapshot()).isLogined) return;
    const path = firstCallBehind(href, page.location.pathname, links);
    if (path !== null) prefetch(path);
  };
  const follow = (href: string): void => {
    const found = resolve(href, links);
    if (found.kind !== 'route' || routeOf(found.name).access !== 'member') {
      prepare(href);
      address.go(href);
      return;
    }
    const before = page.location.href;
    app.send({ type: 'link.followed', href: found.href, name: found.name });
    // A guest gets the login dialog instead, and no page would end it.
    if (page.location.href === before) pressed.end();
  };
  const takePress = watchPresses(page.document);
  const followLink = (href: string): void => {
    const press = takePress();
    if (press) pressed.press(press.at);
    // First: the page then takes the overlay's history entry.
    if (press?.anchor.closest(overlays)) address.closeOverlays();
    follow(href);
    if (press && pressed.isLate()) pressed.show(press.anchor);
  };
  followForeignLinks(page.document, links, followLink);
  /** For the router's links: another host's address, or a file of this one, is left to the browser; scripts are not. */
  const navigate = (to: string): void => {
    const url = parseUrl(to, page.location.href);
    if (!url) return;
    if (isPage(url.href, links)) followLink(url.href);
    else if (/^https?:$/.test(url.protocol)) page.location.assign(url.href);
  };
  const arrivals = {
    isLate: pressed.isLate,
    stands: (entry: string) => {
      pressed.end();
      scroll.stands(entry);
      address.hold();
    },
  };
  return { address, arrivals, navigate };
};

const browserAddressBar = ({ location, history }: Window): AddressBar => ({
  href: () => location.href,
  state: () => history.state,
  navigate: (to, { replace, state }) => history[replace ? 'replaceState' : 'pushState'](state, '', to),
  traverse: (by) => history.go(by),
  leave: (url) => location.assign(url),
});

const scrollRest = 150;

const watchScroll = (page: Window, scroll: ReturnType<typeof keepScroll>): void => {
  page.history.scrollRestoration = 'manual';
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    page.addEventListener(event, scroll.moved, { passive: true });
  }
  // Written when scrolling stops: a write during unload is lost.
  let timer = 0;
  page.addEventListener(
    'scroll',
    () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(() => {
        const mark = readMark(page.history.state);
        if (mark) page.history.replaceState({ ...mark, y: scroll.top() }, '');
      }, scrollRest);
    },
    { passive: true },
  );
};
