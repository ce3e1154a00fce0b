import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { inject, parse } from 'regexparam';
import { startI18n } from '#i18n/i18n.ts';
import { type AppHost, createApp } from '#machines/app/create-app.ts';
import type { Language } from '#machines/app/preferences.machine.ts';
import { pages } from '#pages/pages.ts';
import { resolve } from '#routes/resolve.ts';
import { shapes } from '#routes/route.ts';
import { type PageName, type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { type SiteId, type Sites, segmentsOf } from '#services/address/sites.ts';
import { type StoredSession, stored } from '#services/contract/stored.contract.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { makeWholePage } from '#views/kit/whole-page.ts';
import { preloadPage } from '#views/navigation/page-table.ts';
import { FirstWindow } from '#views/shell/App.tsx';
import { darkTheme } from '#views/theme/dark.css.ts';
import { lightTheme } from '#views/theme/light.css.ts';
import { firstCalls } from '../first-calls.ts';

/** Each of their frames costs 200 to 600 bytes; other pages wait as the app waits for their code, in one frame. */
const ownFrame: readonly PageName[] = [
  'newsHome',
  'newsList',
  'article',
  'newsPreview',
  'flash',
  'event',
  'eventPreview',
  'company',
  'product',
];

interface Place {
  readonly name: RouteName;
  /** Regular expression for origin and path; its groups are the parameters. */
  readonly pattern: string;
  readonly rank: number;
  readonly origin: string;
  readonly href: string;
}

const names = [...new Set(routeNames.flatMap((name) => routeOf(name).path.flatMap((path) => parse(path).keys)))];
/** In place of the parameters while a page is drawn, and `{id}` for `id` afterwards. */
const samples = names.map((name, at) => {
  const all = [`${77_700 + at}`, `sample${name}`, 'news'];
  return [name, all.find((sample) => shapes[name]?.test(sample) ?? true) ?? ''] as const;
});

const placeAt = (sites: Sites, site: SiteId, name: RouteName, path: string): Place => {
  const { origin, base } = sites[site];
  const required = samples.filter(([key]) => !path.includes(`:${key}?`));
  const groups = path.replaceAll(/\/:(\w+)(\??)/g, (_, key: string, optional: string) => {
    const shape = shapes[key]?.source.replaceAll(/^\^|\$$/g, '') ?? '[^/]+';
    return `(?:/(?<${key}>${shape}))${optional}`;
  });
  const others = Object.values(sites).flatMap((other) =>
    other.base === base && other.origin !== null ? [`(?!${other.origin}/)`] : [],
  );
  const head = segmentsOf(path.replace(/:.*/, '')).length;
  return {
    name,
    pattern: `^${origin ?? `${others.join('')}[^/]+//[^/]+`}${base.slice(0, -1)}${groups.replace(/\/$/, '')}/?$`,
    // As `findSite` and `compile` choose.
    rank: segmentsOf(base).length * 20 + (origin === null ? 0 : 10) + head,
    origin: origin ?? 'https://here.invalid',
    href: base + inject(path, { ...routeOf(name).preset, ...Object.fromEntries(required) }).slice(1),
  };
};

/** The last one is everywhere. */
export const placesOf = (sites: Sites): readonly Place[] => {
  const places = routeNames
    .filter((name) => routeOf(name).page !== null)
    .flatMap((name) => {
      const { site, path } = routeOf(name);
      const owners = site === 'common' ? (['news', 'events', 'post'] as const) : [site];
      return owners.flatMap((owner) => path.map((each) => placeAt(sites, owner, name, each)));
    })
    .toSorted((one, other) => other.rank - one.rank);
  return [...places, { ...placeAt(sites, 'news', 'common.notFound', '/404'), pattern: '' }];
};

const stories = [0, 1, 2].map((at) => ({
  id: `${88_800 + at}`,
  title: `{${at}.title}`,
  summary: `{${at}.summary}`,
  sourceName: `{${at}.sourceName}`,
  coverImg: `https://here.invalid/cover${at}`,
  publishTime: 0,
}));

const filled = [
  ...samples.filter(([, sample]) => sample !== 'news'),
  ...stories.flatMap(({ id, coverImg }, at) => [[`${at}.id`, id] as const, [`${at}.coverImg`, coverImg] as const]),
];

const nothing: typeof fetch = () => new Promise(() => {});
const newestStories: typeof fetch = async (call) =>
  call instanceof Request && call.url.endsWith(firstCalls.newsHome.calls[0])
    ? Response.json({ code: 0, msg: null, data: { records: stories, total: 3, current: 1, size: 10 } })
    : nothing(call);

interface Visit {
  readonly language: Language;
  readonly isMobile: boolean;
  readonly isDark?: boolean;
  readonly isMember?: boolean;
  readonly fetch?: typeof fetch;
}

const login: StoredSession = { token: 't', refreshToken: 't', expiresAt: 8e15, identity: 't', loginTime: 1 };
const storedLogin = { [stored.session.key]: JSON.stringify({ version: stored.session.version, value: login }) };

const open = (sites: Sites, { origin, href }: Place, visit: Visit) => {
  const { language, isMobile, isDark = false, isMember = false, fetch = nothing } = visit;
  const host: AppHost = {
    pages,
    input: {
      origin,
      sites,
      nextOrigins: [],
      browserLanguage: language,
      browserTheme: isDark ? 'dark' : 'light',
      isMobile,
      isInWechat: false,
      wechatAuthorizeUrl: null,
      hasQueuedReactions: false,
    },
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => {} },
    baseUrl: origin,
    fetch,
    store: memoryOrigin(isMember ? storedLogin : {}).tab(),
    acquire: makeAcquire(undefined),
    host: { origin, describe: () => ({ url: href, userAgent: '' }) },
    loadView: async () => {},
    token: (length) => '0'.repeat(length),
  };
  const { app } = createApp(host);
  app.start();
  const found = resolve(href, { sites, origin });
  if (found.kind !== 'route') throw new Error(`there is no page at ${href}`);
  const { name, site, params, query, hash } = found;
  app.send({ type: 'route.entered', entry: 'frame', name, site, href, params, query, hash });
  return { app, language };
};

/** The app as it waits for answers: by language, then by width. */
export const drawFrame = async (sites: Sites) => {
  const texts = { zh: await startI18n('zh'), en: await startI18n('en') };
  await Promise.all(ownFrame.map((name) => preloadPage(pages, name)));
  const draw = ({ app, language }: ReturnType<typeof open>): string => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={texts[language]}>
        <FirstWindow
          app={app}
          shell={{
            pages,
            navigate: () => {},
            reload: () => {},
            topicList: 'top-100',
            captcha: null,
            wholePage: makeWholePage(),
          }}
          arrivals={{ isLate: () => false, stands: () => {} }}
          openOverlay={() => () => {}}
        />
      </I18nextProvider>,
    );
    app.stop();
    return filled.reduce((text, [name, sample]) => text.replaceAll(sample, `{${name}}`), html);
  };
  const everyVisit = (place: Place, visit: Partial<Visit> = {}) =>
    (['zh', 'en'] as const).flatMap((language) =>
      [false, true].map((isMobile) => open(sites, place, { language, isMobile, ...visit })),
    );
  const home = placeAt(sites, 'news', 'news.home', '/');
  const apps = {
    places: placesOf(sites).map((place) => ({ ...place, apps: everyVisit(place) })),
    home: everyVisit(home),
    member: everyVisit(home, { isMember: true }),
    dark: everyVisit(home, { isDark: true }),
    stories: everyVisit(home, { fetch: newestStories }),
  };
  await new Promise((settled) => setTimeout(settled, 100));
  // All in one task: drawing begins to load more code, which would show in later ones.
  return {
    themes: { light: lightTheme, dark: darkTheme },
    keys: { preferences: stored.preferences.key, session: stored.session.key },
    places: apps.places.map(({ name, pattern, apps }) => ({
      page: routeOf(name).page,
      pattern,
      windows: apps.map(draw),
    })),
    home: apps.home.map(draw),
    member: apps.member.map(draw),
    dark: apps.dark.map(draw),
    stories: apps.stories.map(draw),
  };
};

export type DrawnFrame = Awaited<ReturnType<typeof drawFrame>>;
