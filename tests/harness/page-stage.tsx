import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { type AnyActorRef, StateMachine } from 'xstate';
import { startI18n } from '#i18n/i18n.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { type PlaceName, placeNames, placeOf } from '#services/address/places.ts';
import { defaultSites } from '#services/address/sites.ts';
import { createTo } from '#services/address/to.ts';
import { AppProvider } from '#views/context.tsx';
import { type ChartedRoom, isCharted } from '#views/shell/built-rooms.ts';
import { chartedPages } from '#views/shell/pages.ts';
import { ShellContext } from '#views/shell/use-route.ts';
import { openBrowser } from './app.ts';
import { settle } from './virtual-clock.ts';

/** What stands in an address, by the name of its parameter; a thing of the seed where a place is named. */
const samples: Readonly<Record<string, string>> = { word: '茶', tagId: '24814', sourceId: '3203' };
const things: Partial<Record<PlaceName, string>> = {
  'news.person': '1002',
  'news.company': '501',
  'news.product': '3001',
  'events.event': '80012',
  'events.preview': '80120',
  'post.tagSearch': '39',
  'post.post': '700496',
  'post.topic': '5003',
  'post.circle': '4001',
};
export const unknownId = '999999999';

export interface PageCase {
  readonly room: ChartedRoom;
  readonly place: PlaceName;
  /** Whether the address names one thing. */
  readonly ofOne: boolean;
}

/**
 * One place for each room that asks the backend for something: those of the route table, so that a new page is among
 * them. The flow studio asks for nothing but its own files.
 */
export const pageCases: readonly PageCase[] = placeNames
  .flatMap((place) => {
    const { room, patterns } = placeOf(place);
    return isCharted(room) && room !== 'flows' ? [{ room, place, ofOne: patterns[0]?.includes(':id(') ?? false }] : [];
  })
  .filter(({ room }, at, all) => all.findIndex((other) => other.room === room) === at);

type Browser = ReturnType<typeof openBrowser>;

const addressOf = ({ place }: PageCase, { backend }: Browser, id?: string): string => {
  const { site, patterns } = placeOf(place);
  const { news, flashes } = backend.world.seed;
  const ids: Partial<Record<PlaceName, string | undefined>> = {
    ...things,
    'news.article': news.find(({ isDraft }) => !isDraft)?.id,
    'news.preview': news.find(({ isDraft }) => isDraft)?.id,
    'news.flash': flashes[0]?.id,
  };
  const path = (patterns.at(place.endsWith('.search') ? 1 : 0) ?? '')
    .replace(/\/:\w+(\([^)]*\))?\?/g, '')
    .replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) =>
      name === 'id' ? (id ?? ids[place] ?? unknownId) : encodeURIComponent(samples[name] ?? unknownId),
    );
  return `${defaultSites[site === 'common' ? 'news' : site].base}${path.slice(1)}`;
};

/** A network that notes which paths were called since it was last asked. */
const listening = (to: typeof fetch) => {
  let paths: string[] = [];
  const heard: typeof fetch = (input, init) => {
    paths.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
    return to(input, init);
  };
  return {
    fetch: heard,
    take: () => {
      const taken = [...new Set(paths)];
      paths = [];
      return taken;
    },
  };
};

/** A page with its view, rendered to text, over a backend that can be disturbed. */
export const openPage = async (page: PageCase, change?: (data: unknown) => unknown) => {
  const browser = openBrowser();
  const { backend } = browser;
  const network = listening(async (input, init) => {
    const answer = await backend.fetch(input, init);
    const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
    if (!change || /^\/(auth|admin\/(log|member\/(info|register)))/.test(path)) return answer;
    const body = await answer.json();
    return Response.json({ ...body, data: change(body.data) });
  });
  const tab = browser.openTab({}, { fetch: network.fetch });
  await tab.visit('/404');
  const credentials = loginBySso(backend.world, 'sso-liran');
  tab.at('session').send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await settle();
  const texts = await startI18n('zh');
  await texts.fetch(chartedPages[page.room].texts);
  const to = createTo({ sites: defaultSites });
  let entries = 0;
  const room = (): AnyActorRef => tab.at(`room-page${entries}`);
  return {
    ...browser,
    tab,
    calls: network.take,
    visit: async (id?: string) => {
      network.take();
      entries += 1;
      await tab.visit(addressOf(page, browser, id), `page${entries}`);
    },
    room,
    render: async (): Promise<string> => {
      const errors: unknown[] = [];
      const { prelude } = await prerender(
        <I18nextProvider i18n={texts.i18n}>
          <AppProvider app={tab.app} to={to}>
            <ShellContext value={{ go: () => {}, reload: () => {}, stripList: 'top-100', texts }}>
              {createElement(chartedPages[page.room].View, { actor: room(), title: '标题' })}
            </ShellContext>
          </AppProvider>
        </I18nextProvider>,
        { onError: (error) => void errors.push(error) },
      );
      const html = await new Response(prelude).text();
      if (errors.length > 0) throw errors[0];
      return html;
    },
  };
};

/** The actors of a page: itself and all below it. */
const actorsOf = (ref: AnyActorRef): readonly AnyActorRef[] => {
  const children: readonly (AnyActorRef | undefined)[] = Object.values(ref.getSnapshot()?.children ?? {});
  return [ref, ...children.flatMap((child) => (child ? actorsOf(child) : []))];
};

/** Those of them with this tag. */
export const tagged = (ref: AnyActorRef, tag: string): readonly AnyActorRef[] =>
  actorsOf(ref).filter((actor) => actor.getSnapshot()?.hasTag?.(tag));

/** Presses every button that tries again. */
export const retry = async (ref: AnyActorRef): Promise<void> => {
  for (const actor of actorsOf(ref)) {
    const { logic } = actor as { readonly logic?: unknown };
    if (!(logic instanceof StateMachine)) continue;
    const events: readonly string[] = logic.events;
    for (const type of events.filter((name) => name.endsWith('.retry'))) actor.send({ type });
  }
  await settle();
};
