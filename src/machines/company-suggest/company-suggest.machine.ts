import { Effect } from 'effect';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CompanySuggestion, company } from '#services/contract/company.contract.ts';
import { blurHide, companySuggestionsPerRequest, searchDebounce } from '#services/contract/constants.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { FieldChange } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';

type CompanySuggestEvent =
  | { readonly type: 'suggest.open'; readonly keyword: string }
  | { readonly type: 'keyword.change'; readonly keyword: string }
  | { readonly type: 'suggest.leave' }
  | { readonly type: 'suggest.close' };

interface Context {
  readonly keyword: string;
  readonly suggestions: readonly CompanySuggestion[];
  readonly hot: readonly CompanySuggestion[] | null;
}

/** The inner `data` counts when the inner `status` is 200 (R7.4-10, R7.4-11). */
const counted = (answer: {
  readonly status: number;
  readonly data: readonly CompanySuggestion[];
}): Effect.Effect<readonly CompanySuggestion[], Failure> =>
  answer.status === 200 ? Effect.succeed(answer.data) : Effect.fail({ tag: 'unavailable', status: answer.status });

const suggestSetup = setup({
  types: {
    context: {} as Context,
    events: {} as CompanySuggestEvent,
    tags: {} as 'open' | 'busy' | 'hot' | 'none' | 'failed',
    meta: {} as Meta,
  },
  actors: {
    search: fromEffect<readonly CompanySuggestion[], { keyword: string }>(({ keyword }) =>
      Effect.flatMap(
        call(company.searchCompanies, { query: { keyword, size: companySuggestionsPerRequest } }),
        counted,
      ),
    ),
    loadHot: fromEffect<readonly CompanySuggestion[]>(() => Effect.flatMap(call(company.hotCompanies), counted)),
  },
  guards: {
    isBlank: ({ event }) => 'keyword' in event && event.keyword.trim() === '',
    isSame: ({ context, event }) => 'keyword' in event && event.keyword.trim() === context.keyword,
    hasHot: ({ context }) => context.hot !== null,
    hasNone: ({ context }) => context.suggestions.length === 0,
  },
  delays: { blurHide, searchDebounce },
});

const opened = suggestSetup.createStateConfig({
  on: {
    'suggest.open': [
      { guard: 'isBlank', target: '#companySuggest.open.hot' },
      {
        target: '#companySuggest.open.searching',
        actions: assign({ keyword: ({ event }) => event.keyword.trim(), suggestions: [] }),
      },
    ],
  },
}).on;

/** Suggestions for a company input: popular companies while it is empty, else matches. */
export const companySuggestMachine = suggestSetup.createMachine({
  id: 'companySuggest',
  description: 'Suggests companies while the user types a company name.',
  context: { keyword: '', suggestions: [], hot: null },
  initial: 'closed',
  states: {
    closed: { description: 'No suggestions are shown.', entry: assign({ suggestions: [] }), on: opened },
    leaving: {
      description: 'The field has lost focus: suggestions stay for a moment, so that a click on one still works.',
      tags: 'open',
      meta: { requirements: ['R9-9'] },
      after: { blurHide: { target: 'closed' } },
      on: { ...opened, 'suggest.close': { target: 'closed' } },
    },
    open: {
      description: 'Suggestions are shown below the field.',
      tags: 'open',
      initial: 'hot',
      states: {
        hot: {
          description: 'The field is empty: popular companies are suggested.',
          tags: 'hot',
          entry: assign({ keyword: '' }),
          on: {
            'keyword.change': [
              { guard: 'isBlank' },
              {
                target: 'waiting',
                actions: assign({ keyword: ({ event }) => event.keyword.trim(), suggestions: [] }),
              },
            ],
          },
          initial: 'looking',
          states: {
            looking: {
              description: 'Are the popular companies loaded already?',
              always: [{ guard: 'hasHot', target: 'shown' }, { target: 'loading' }],
            },
            loading: {
              description: 'The popular companies are being loaded.',
              tags: 'busy',
              invoke: {
                id: 'loadHot',
                src: 'loadHot',
                onDone: { target: 'shown', actions: assign({ hot: ({ event }) => event.output }) },
                onError: { target: '#companySuggest.open.failed' },
              },
            },
            shown: {
              description: 'The popular companies are shown.',
              entry: assign({ suggestions: ({ context }) => context.hot ?? [] }),
            },
          },
        },
        waiting: {
          description: 'A name is being typed; the search starts when typing pauses.',
          tags: 'busy',
          after: { searchDebounce: { target: 'searching' } },
        },
        searching: {
          description: 'Companies of that name are being searched; an earlier search is cancelled.',
          tags: 'busy',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ keyword: context.keyword }),
            onDone: { target: 'answered', actions: assign({ suggestions: ({ event }) => event.output }) },
            onError: { target: 'failed' },
          },
        },
        answered: {
          description: 'The answer has arrived.',
          always: [{ guard: 'hasNone', target: 'none' }, { target: 'offered' }],
        },
        offered: { description: 'Matching companies are shown.' },
        none: { description: 'No company of that name is listed; the typed name is used.', tags: 'none' },
        failed: {
          description: 'The suggestions could not be loaded, and the field says so; any name can be used.',
          tags: 'failed',
          meta: { see: 'registration:company.failed' },
          entry: assign({ suggestions: [] }),
        },
      },
      on: {
        'keyword.change': [
          { guard: 'isBlank', target: '.hot' },
          { guard: 'isSame' },
          {
            target: '.waiting',
            reenter: true,
            actions: assign({ keyword: ({ event }) => event.keyword.trim() }),
          },
        ],
        'suggest.leave': { target: 'leaving' },
        'suggest.close': { target: 'closed' },
      },
    },
  },
  on: {
    'keyword.change': [
      { guard: 'isBlank', target: '.open.hot' },
      {
        target: '.open.waiting',
        actions: assign({ keyword: ({ event }) => event.keyword.trim(), suggestions: [] }),
      },
    ],
  },
});

/** Nothing is asked for a chosen or half-typed text. */
export const suggestFor = ({
  text,
  id,
  isComposing = false,
}: Omit<FieldChange, 'type' | 'field'>): CompanySuggestEvent =>
  isComposing || id !== undefined ? { type: 'suggest.close' } : { type: 'keyword.change', keyword: text };

export type CompanySuggestActor = ActorRefFrom<typeof companySuggestMachine>;

interface Snapshot {
  readonly context: Context;
  readonly hasTag: (tag: 'open') => boolean;
}

export const selectSuggestions = (snapshot: Snapshot): readonly CompanySuggestion[] =>
  snapshot.hasTag('open') ? snapshot.context.suggestions : [];
