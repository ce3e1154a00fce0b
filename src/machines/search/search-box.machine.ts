import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, sendParent, sendTo, setup } from 'xstate';
import type { SiteId } from '#services/address/sites.ts';
import { searchHistorySize } from '#services/contract/constants.ts';
import type { HotKeyword } from '#services/contract/search.contract.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { loadCode } from '../kit/load-code.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';

const searchLoads = loadCode(() => import('./search-loads.ts'));

/** Called when the box is first opened, not with the first page. */
const loadHot = ({ site }: { readonly site: SiteId }) =>
  Effect.flatMap(searchLoads, ({ loadHotKeywords }) => loadHotKeywords(site));

/** The word is trimmed and not empty. */
export interface SearchWanted {
  readonly type: 'search.wanted';
  readonly word: string;
}

type SearchEvent =
  | { readonly type: 'search.opened'; readonly site: SiteId }
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'search.submit'; readonly text: string }
  | { readonly type: 'search.forget'; readonly word: string }
  | { readonly type: 'search.clear' }
  | RecordEvent<'searches'>;

interface Context {
  readonly text: string;
  readonly words: readonly string[];
  readonly hot: readonly HotKeyword[];
  readonly site: SiteId;
}

const remembered = (words: readonly string[], text: string): readonly string[] => {
  const word = text.trim();
  return [word, ...words.filter((known) => known !== word)].slice(0, searchHistorySize);
};

/** Search box of all pages (§2.4): history, hot keywords, and where a search leads. */
export const searchBoxMachine = setup({
  types: { context: {} as Context, events: {} as SearchEvent, meta: {} as Meta },
  actors: {
    persistSearches: durableRecord('searches'),
    loadHot: fromEffect<readonly HotKeyword[], { readonly site: SiteId }>(loadHot),
  },
  actions: {
    store: sendTo('record', ({ context }) => ({ type: 'record.save', value: context.words })),
    want: sendParent((_, { text }: { text: string }): SearchWanted => ({ type: 'search.wanted', word: text.trim() })),
  },
  guards: {
    hasWord: (_, { text }: { text: string }) => text.trim() !== '',
    isElsewhere: ({ context }, { site }: { site: SiteId }) => context.site !== site,
    isKnown: ({ context }, { word }: { word: string }) => context.words.includes(word),
    hasWords: ({ context }) => context.words.length > 0,
  },
}).createMachine({
  id: 'searchBox',
  description: 'The search box: recent searches, popular searches, and the search itself.',
  context: { text: '', words: [], hot: [], site: 'news' },
  type: 'parallel',
  invoke: { id: 'record', src: 'persistSearches', onError: { target: '.words.unstored' } },
  on: {
    'search.typed': { actions: assign({ text: ({ event }) => event.text }) },
    'search.submit': {
      guard: withEvent('hasWord'),
      actions: [
        assign(({ context, event }) => ({ text: event.text.trim(), words: remembered(context.words, event.text) })),
        'store',
        withEvent('want'),
      ],
      description: 'The word is remembered and its results are shown.',
      meta: { requirements: ['R2.4-20', 'R2.4-21', 'R2.4-22', 'R2.4-23'] },
    },
    'search.forget': {
      guard: withEvent('isKnown'),
      actions: [
        assign({ words: ({ context, event }) => context.words.filter((word) => word !== event.word) }),
        'store',
      ],
    },
    'search.clear': { guard: 'hasWords', actions: [assign({ words: [] }), 'store'] },
    'record.changed': { actions: assign({ words: ({ event }) => event.value }) },
    'record.failed': { target: '.words.unstored' },
  },
  states: {
    words: {
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The recent searches are being read.',
          on: {
            'record.loaded': {
              target: 'stored',
              actions: assign({ words: ({ event }) => event.value.slice(0, searchHistorySize) }),
            },
          },
        },
        stored: { description: 'Searches are stored on this device.' },
        unstored: { description: 'The browser refuses to store searches; they last until the page closes.' },
      },
    },
    hot: {
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The box has not been opened yet.',
          on: {
            'search.opened': { target: 'loading', actions: assign({ site: ({ event }) => event.site }) },
          },
        },
        loading: {
          description: 'Popular searches are being loaded.',
          meta: { requirements: ['R2.4-5'] },
          invoke: {
            id: 'loadHot',
            src: 'loadHot',
            input: ({ context: { site } }) => ({ site }),
            onDone: { target: 'shown', actions: assign({ hot: ({ event }) => event.output }) },
            onError: { target: 'unasked', actions: assign({ hot: [] }) },
          },
          on: {
            'search.opened': {
              guard: withEvent('isElsewhere'),
              target: 'loading',
              reenter: true,
              actions: assign({ site: ({ event }) => event.site, hot: [] }),
            },
          },
        },
        shown: {
          description: 'Popular searches are available.',
          on: {
            'search.opened': {
              guard: withEvent('isElsewhere'),
              target: 'loading',
              actions: assign({ site: ({ event }) => event.site, hot: [] }),
            },
          },
        },
      },
    },
  },
});

export type SearchBoxActor = ActorRefFrom<typeof searchBoxMachine>;
type Snapshot = SnapshotFrom<typeof searchBoxMachine>;

export const selectText = ({ context }: Snapshot): string => context.text;

/** Matching the input, newest first. */
export const selectSaved = ({ context: { words, text } }: Snapshot): readonly string[] => {
  const typed = text.trim().toLowerCase();
  const fitting = words.filter((word) => word.toLowerCase().includes(typed));
  return fitting.length === 1 && fitting[0] === text.trim() ? words : fitting;
};

export const selectHot = ({ context: { words, hot } }: Snapshot): readonly string[] =>
  hot.map(({ keyword }) => keyword).filter((word) => !words.includes(word));
