import { afterEach, expect, test, vi } from 'vitest';
import { parseSites } from '#services/address/sites.ts';
import { desktop, pageOrigin } from '../../../tests/harness/browser.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { readMark } from './address.ts';
import { connectNavigation } from './navigation.ts';

afterEach(() => vi.unstubAllGlobals());

class Anchor {
  dataset = {};
  target = '';
  readonly href: string;
  readonly isInOverlay: boolean;
  constructor(path: string, isInOverlay: boolean) {
    this.href = new URL(path, pageOrigin).href;
    this.isInOverlay = isInOverlay;
  }
  closest = (selector: string) => (selector === 'a[href]' || this.isInOverlay ? this : null);
  hasAttribute = () => false;
}

const openPage = async (path: string, persona?: string, sites = desktop.sites) => {
  for (const name of ['Element', 'HTMLAnchorElement']) vi.stubGlobal(name, Anchor);
  const tab = openBrowser().openTab();
  await settle();
  if (persona) await tab.logIn(persona);
  const click: ((event: object) => void)[] = [];
  let location = new URL(path, pageOrigin);
  const left: string[] = [];
  const history = {
    state: null as unknown,
    pushState: (state: unknown, _: string, to: string) => {
      history.state = state;
      location = new URL(to, location);
    },
    replaceState: (...moved: [unknown, string, string]) => history.pushState(...moved),
  };
  const page = {
    ...{ history, performance, addEventListener: () => {}, requestAnimationFrame: () => 0, setTimeout: () => 0 },
    get location() {
      return Object.assign(location, { assign: (to: string) => left.push(to) });
    },
    clearTimeout: () => {},
    scrollY: 0,
    document: {
      addEventListener: (_: string, handler: (typeof click)[number]) => void click.push(handler),
    },
  };
  const asked: string[] = [];
  const begun: boolean[] = [];
  let keys = 0;
  const { address, arrivals, navigate } = connectNavigation({
    page: page as unknown as Window,
    app: tab.app,
    links: { sites, origin: pageOrigin },
    beginPage: (isWhole) => begun.push(isWhole),
    token: () => String(++keys),
    prefetch: (call) => asked.push(call),
  });
  address.changed();
  const press = (to: string, how: object = {}, isInOverlay = false): string => {
    const target = new Anchor(to === '#part' ? `${location.pathname}#part` : to, isInOverlay);
    const event = { button: 0, timeStamp: performance.now(), preventDefault: () => {}, target, ...how };
    for (const handler of click) handler(event);
    return location.pathname + location.hash;
  };
  /** Of the router: it prevents the browser's own way, then navigates. */
  const pressLink = (to: string, isInOverlay = false): string => {
    click[0]?.({ timeStamp: performance.now(), target: new Anchor(to, isInOverlay) });
    navigate(to);
    return left.length === 0 ? location.pathname : `left for ${left}`;
  };
  const closed: string[] = [];
  const open = (name: string): void => {
    const end = address.open(() => {
      closed.push(name);
      end();
    });
  };
  /** The page stands, and the user reads down to here. */
  const read = (top: number) => {
    arrivals.stands(readMark(history.state)?.entry ?? '');
    page.scrollY = top;
    const [state, href] = [history.state, location.href];
    return {
      comeBack: () => {
        history.state = state;
        location = new URL(href);
        address.changed();
      },
    };
  };
  return { asked, begun, read, press, pressLink, open, closed, depth: () => readMark(history.state)?.depth ?? 0 };
};

test('a guest’s article is asked for once as its link is followed; other pages ask when they are there', async () => {
  const { asked, press } = await openPage('/');
  expect(press('/news/7')).toBe('/news/7');
  expect(asked).toEqual(['/news/news/7']);
  expect(press('#part')).toBe('/news/7#part');
  for (const path of ['/news/7', '/people', '/news/']) press(path);
  expect(asked).toEqual(['/news/news/7']);
  press('/redirect/news/drinks/8');
  expect(asked).toEqual(['/news/news/7', '/news/news/8']);
});

test('a page that the user comes back to is drawn whole, since the place must be there; others as far as the window', async () => {
  const { begun, read, press } = await openPage('/');
  const home = read(900);
  press('/news/7');
  read(0);
  home.comeBack();
  press('/news/8#part');
  expect(begun).toEqual([false, false, true, true]);
});

test('a click that the app does not follow asks for nothing', async () => {
  const { asked, press } = await openPage('/');
  for (const how of [{ ctrlKey: true }, { button: 1 }, { defaultPrevented: true }]) press('/news/7', how);
  expect(asked).toEqual([]);
});

test('where a login is held nothing is asked for ahead: the answer is a member’s own', async () => {
  const { asked, press } = await openPage('/', 'liran');
  expect(press('/news/7')).toBe('/news/7');
  expect(asked).toEqual([]);
});

const elsewhere = [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
  { defaultPrevented: true },
] as const;

test('a plain click on a link closes what the link stands in and what lies under that; its page takes the entry', async () => {
  const { press, open, closed, depth } = await openPage('/');
  open('drawer');
  open('question');
  expect(depth()).toBe(2);
  expect(press('/flash', {}, true)).toBe('/flash');
  expect([closed, depth()]).toEqual([['question', 'drawer'], 0]);
});

test('a link of a guest to a page for members closes what it stands in, too', async () => {
  const { press, open, closed } = await openPage('/');
  open('drawer');
  expect(press('/community/edit-info', {}, true)).toBe('/');
  expect(closed).toEqual(['drawer']);
});

test('a link of the router does the same, and leaves an address that is no page to the browser', async () => {
  const { pressLink, asked, open, closed } = await openPage('/');
  open('drawer');
  expect(pressLink('/news/7', true)).toBe('/news/7');
  expect([asked, closed]).toEqual([['/news/news/7'], ['drawer']]);
  expect(pressLink('javascript:alert(1)')).toBe('/news/7');
  expect(pressLink('/favicon.svg')).toBe(`left for ${pageOrigin}/favicon.svg`);
});

test('[R0-3] a link of the router to a site on another host, also to its pages for members, is left to the browser', async () => {
  const bbs = 'https://bbs.example';
  const sites = parseSites(JSON.stringify({ post: `${bbs}/` }));
  for (const [path, persona] of [['/popular'], ['/edit-info'], ['/edit-info', 'liran']] as const) {
    const { pressLink } = await openPage('/', persona, sites);
    expect(pressLink(`${bbs}${path}`)).toBe(`left for ${bbs}${path}`);
  }
});

test('a click for another tab, and a link beside what is open, leave it open', async () => {
  const { press, open, closed } = await openPage('/');
  open('popover');
  for (const how of elsewhere) press('/flash', how, true);
  press('/flash');
  expect(closed).toEqual([]);
});
