import { expect, test, vi } from 'vitest';
import { type AsideModule, asideAt } from '#machines/app/pages.ts';
import { isModuleName } from '#machines/content/modules.machine.ts';
import { type ConversationsActor, selectListed } from '#machines/messages/conversations.machine.ts';
import { pages } from '#pages/pages.ts';
import { searchKinds } from '#routes/search.routes.ts';
import { AsideModules } from '#views/aside/Aside.tsx';
import { ConversationRow } from '#views/messages/ConversationRow.tsx';
import { Messages } from '#views/messages/Messages.tsx';
import { type PageCase, pageCases } from '../harness/page-cases.ts';
import { openPage } from '../harness/page-fixture.tsx';
import { isAll } from '../harness/sampling.ts';
import { settle } from '../harness/virtual-clock.ts';

// Foreign HTML is put in by the browser.
vi.mock('#views/ui/sanitize.ts', () => ({ headingsOf: () => [], sanitize: () => null }));

const missing = Symbol('missing');
const long = '长'.repeat(10_000);
/** By the type of the value whose place they take. */
const odd: Readonly<Record<string, readonly unknown[]>> = {
  number: [8_640_000_000_000_001, -1, null, missing, '', 'NaN', 2 ** 53, []],
  string: [long, null, missing, '', 7, 'a'],
  boolean: [null, missing, '', 'yes'],
  object: [null, missing, '', [], {}],
};
type Path = readonly (string | number)[];
interface Place {
  readonly path: Path;
  readonly kind: string;
}

/** Every field of an answer; of a list those of its first row. */
const placesIn = (data: unknown, path: Path = []): readonly Place[] => {
  if (typeof data !== 'object' || data === null) return [];
  const inner = Array.isArray(data) ? data.slice(0, 1).map((row) => [0, row] as const) : Object.entries(data);
  return inner.flatMap(([key, value]) => [
    ...(Array.isArray(data) ? [] : [{ path: [...path, key], kind: value === null ? 'string' : typeof value }]),
    ...placesIn(value, [...path, key]),
  ]);
};

/** Rows of the outermost list have the values in turn; what is in no list has one value a turn. */
const put = (data: unknown, [key, ...rest]: Path, values: readonly unknown[], turn: number): unknown => {
  if (key === undefined) return values[turn % values.length];
  if (Array.isArray(data)) return data.map((row, at) => put(row, rest, values, turn + at));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, inner]) => [
    name,
    name === key ? put(inner, rest, values, turn) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== missing));
};

/** Changes of every number together, then of each field: of one in a list one, of another as many as there are values. */
const changesOf = (data: unknown) => [
  ...[0, 1].map((turn) => ({
    name: `every number, ${turn}`,
    change: (answer: unknown) =>
      placesIn(data)
        .filter(({ kind }) => kind === 'number')
        .reduce((changed, { path }) => put(changed, path, odd.number ?? [], turn), answer),
  })),
  ...placesIn(data).flatMap(({ path, kind }) => {
    const values = odd[kind] ?? [];
    const turns = path.includes(0) ? [0] : values.map((_, turn) => turn);
    return turns.map((turn) => ({
      name: `${path.join('.')} ${String(values[turn]).slice(0, 20)}`,
      change: (answer: unknown) => put(answer, path, values, turn),
    }));
  }),
];

/** What stands on the page, in words and for assistive technology. */
const wordsOf = (html: string): readonly string[] => [
  ...html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/),
  ...[...html.matchAll(/ (?:aria-label|aria-description|title|alt|datetime)="([^"]*)"/gi)].map(([, text = '']) => text),
];

const cannotBe =
  /Invalid|NaN|undefined|\bnull\b|\[object|(?<![\d-])-1(?!\d)|9,?007,?199|8,?640,?000|9007万|8640万|9007|275760|287396/;

interface Case {
  readonly name: string;
  readonly page: PageCase;
  readonly address?: string;
  /** Tab of a person that is opened. */
  readonly tab?: string;
  /** What stands beside the page, in its place. */
  readonly besides?: readonly AsideModule[];
  readonly isMessages?: true;
}

const more = (name: string, pageName: string, rest: Omit<Case, 'name' | 'page'>): readonly Case[] =>
  pageCases.filter((page) => page.pageName === pageName).map((page) => ({ name, page, ...rest }));

const cases: readonly Case[] = [
  ...pageCases.map((page) => ({ name: page.pageName, page })),
  ...searchKinds.flatMap((kind) => more(`search of ${kind}`, 'search', { address: `/search/${kind}/茶` })),
  ...['posts', 'favourites', 'follows', 'friends'].flatMap((tab) =>
    more(`${tab} of a person`, 'person', { address: '/people/1001', tab }),
  ),
  ...pageCases.flatMap((page): readonly Case[] => {
    const aside = asideAt(pages, page.routeName);
    return aside !== 'hidden' && ['newsHome', 'people', 'eventsHome', 'post'].includes(page.pageName)
      ? [{ name: `beside ${page.pageName}`, page, besides: aside.web }]
      : [];
  }),
  ...more('visitors', 'people', { address: '/people/visitors' }),
  ...more('friend requests', 'systemMessage', { address: '/community/system-message#apply' }),
  ...more('messages', 'siteContent', { address: '/community/message/70001', isMessages: true }),
];

/** The list lays out no row without a window. */
function Conversations({ actor }: { readonly actor: ConversationsActor }) {
  return (
    <>
      {selectListed(actor.getSnapshot()).map((each) => (
        <ConversationRow key={each.id} actor={actor} conversation={each} href="/" />
      ))}
      <Messages actor={actor} linked />
    </>
  );
}

test.each(cases.map((each, at) => [each.name, each, at] as const))(
  '%s: a value that cannot be costs no more than its place',
  async (_, { page, address, tab, besides, isMessages }, at) => {
    const changes = new Map<string, ReturnType<typeof changesOf>>();
    let turn: number | null = null;
    const changeAt = (path: string) => {
      const known = changes.get(path) ?? [];
      return turn === null ? undefined : known[turn % known.length];
    };
    const open = () =>
      openPage(page, (data, path) => {
        if (!changes.has(path)) changes.set(path, changesOf(data));
        return changeAt(path)?.change(data) ?? data;
      });
    let opened = await open();
    const show = async (language: 'zh' | 'en') => {
      // Conversations are read once for a user.
      if (isMessages) opened = await open();
      await opened.visit(undefined, address);
      if (tab) opened.actor().send({ type: 'tab.choose', tab });
      const { modules } = opened.tab.app.getSnapshot().children;
      if (besides) {
        modules?.send({ type: 'modules.show', names: besides.filter((name) => isModuleName(name)) });
        for (const module of Object.values(modules?.getSnapshot().context.refs ?? {}))
          module.send({ type: 'resource.reload' });
      }
      await settle();
      return opened.render(language, (view) =>
        isMessages ? (
          <Conversations actor={opened.tab.at('conversations')} />
        ) : besides ? (
          <AsideModules modules={besides} topics={[]} page={opened.actor()} circle={undefined} />
        ) : (
          view
        ),
      );
    };
    if (isAll) await show('zh');
    const all = Math.max(0, ...[...changes.values()].map(({ length }) => length));
    const turns = isAll ? Array.from({ length: all }, (_, n) => n) : [at % 2];
    const problems = new Map<string, readonly string[]>();
    for (const n of turns) {
      turn = n;
      const html = await show(n % 2 === 0 ? 'zh' : 'en').catch((error: unknown) => `<h1>${error}`);
      const found = [
        ...wordsOf(html).filter((text) => cannotBe.test(text)),
        ...(html.match(/<time[^>]*><\/time>/g) ?? []),
        ...(isMessages || besides || html.split('<h1').length === 2 ? [] : ['not one heading']),
        ...(html.startsWith('<h1>') ? [html] : []),
      ];
      for (const one of found)
        problems.set(
          one,
          [...changes.keys()].map((path) => `${path} ${changeAt(path)?.name}`),
        );
    }
    expect(Object.fromEntries(problems)).toEqual({});
  },
);
