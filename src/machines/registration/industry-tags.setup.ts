import { Effect } from 'effect';
import { assign, sendTo, setup } from 'xstate';
import { basic, type FoundTag, type Tag, tagRefusal } from '#services/contract/basic.contract.ts';
import { hotTagsShown, pageSize, submitThrottle, tagSearchDebounce, tagType } from '#services/contract/constants.ts';
import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { refusalCode, toFailure } from '#services/failure.ts';
import { accepted } from '../kit/accepted.ts';
import { closingMachine } from '../kit/closing.machine.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { type Submitted, sentGuards } from '../kit/sent.state.ts';
import type { HistoryInput, StepFailure } from './entry-history.setup.ts';
import { cleanTag, hasTagNamed, type TagChoice, type TagError, tagDraftOf, tagLengthError } from './tag-choice.ts';

/** `isComposing`: an input method has not finished the text. */
interface TypedText {
  readonly text: string;
  readonly isComposing?: boolean;
}

export type IndustryTagsEvent =
  | ({ readonly type: 'keyword.change' } & TypedText)
  | { readonly type: 'tag.choose'; readonly id: number; readonly name: string }
  | { readonly type: 'tag.remove'; readonly id: number }
  | { readonly type: 'tag.create' }
  | { readonly type: 'tags.confirm' }
  | { readonly type: 'hot.retry' }
  | { readonly type: 'step.skip' }
  | { readonly type: 'step.close' }
  | { readonly type: 'connection.returned' };

type IndustryTagsOutput = { readonly outcome: 'saved' | 'skipped' | 'closed' };

/** `searched`: the text of the last or the next search. */
interface IndustryTagsContext extends Submitted {
  readonly isAlone: boolean;
  readonly keyword: string;
  readonly searched: string;
  readonly hot: readonly TagChoice[];
  readonly found: readonly FoundTag[];
  readonly chosen: readonly TagChoice[];
  readonly error: TagError | null;
  readonly failure: StepFailure | null;
}

const choiceOf = ({ id, name }: Tag): TagChoice => ({ id, name });
const saveTags = (ids: readonly number[]) => accepted(call(session.saveIndustryTags, { body: ids }));

const offeredAs = ({ hot, found }: IndustryTagsContext, name: string): TagChoice | null =>
  [...found, ...hot].find((tag) => tag.name === name) ?? null;

const taken = (context: IndustryTagsContext, { id, name }: TagChoice): Partial<IndustryTagsContext> => {
  const isAnswer = name === cleanTag(context.keyword) || context.found.some((tag) => tag.id === id);
  return {
    chosen: [...context.chosen, { id, name }],
    error: null,
    failure: null,
    ...(isAnswer ? { keyword: '', searched: '', found: [] } : {}),
  };
};

export const industryTagsSetup = setup({
  types: {
    context: {} as IndustryTagsContext,
    events: {} as IndustryTagsEvent,
    input: {} as HistoryInput,
    children: {} as { closing: 'closing' },
    output: {} as IndustryTagsOutput,
    tags: {} as
      | 'hotLoading'
      | 'hotFailed'
      | 'searching'
      | 'found'
      | 'nothingFound'
      | 'searchFailed'
      | 'creating'
      | 'busy',
    meta: {} as Meta,
  },
  actors: {
    closing: closingMachine,
    loadHot: fromEffect<readonly TagChoice[]>(() =>
      Effect.map(
        call(basic.hotTags, { query: { type: 'industry', status: 1, current: 1, size: pageSize.hotTags } }),
        ({ records }) => records.slice(0, hotTagsShown).map(choiceOf),
      ),
    ),
    search: fromEffect<readonly FoundTag[], { keyword: string }>(({ keyword }) =>
      Effect.map(call(basic.searchTags, { query: { keyword } }), ({ records }) => records),
    ),
    createTag: fromEffect<TagChoice, { name: string }>(({ name }) =>
      Effect.map(call(basic.createTag, { body: { name, type: tagType.industry } }), (id) => ({ id, name })),
    ),
    saveTags: fromEffect<boolean, { ids: readonly number[] }>(({ ids }) => saveTags(ids)),
    skipStep: fromEffect<boolean>(() => saveTags([])),
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ keyword: text, error: null, failure: null })),
    seek: assign((_, { text }: { text: string }) => ({ searched: cleanTag(text) })),
    rest: assign({ searched: '', found: [] }),
    take: assign(({ context }, tag: TagChoice) => taken(context, tag)),
    takeTyped: assign(({ context }) => {
      const tag = offeredAs(context, cleanTag(context.keyword));
      return tag ? taken(context, tag) : context;
    }),
    remove: assign(({ context }, { id }: { id: number }) => ({
      chosen: context.chosen.filter((tag) => tag.id !== id),
      error: null,
      failure: null,
    })),
    refuseTwice: assign({ error: { code: 'tagTwice' } }),
    refuseLong: assign(({ context }) => ({ error: tagLengthError(cleanTag(context.keyword)) })),
    askToClose: sendTo('closing', { type: 'close.ask' }),
    unfail: assign({ failure: null }),
    forgetOffline: assign(({ context: { failure } }) => (failure?.why.tag === 'offline' ? { failure: null } : {})),
    saveDraft: sendToResident('drafts', ({ context }: { context: IndustryTagsContext }) => ({
      type: 'draft.save',
      subject: 'tags',
      fields: tagDraftOf(context.keyword, context.chosen),
    })),
    dropDraft: sendToResident('drafts', { type: 'draft.drop', subject: 'tags' }),
    reportTried: sendToResident('app', { type: 'entry.tried' }),
    reportFailed: sendToResident('app', { type: 'entry.failed' }),
    showSaved: sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'registration:tags.saved' }),
    warnUnusable: sendToResident('notices', { type: 'notice.show', tone: 'warn', key: 'registration:tags.unusable' }),
  },
  guards: {
    ...sentGuards,
    isUnfinished: (_, { text, isComposing = false }: TypedText) => isComposing || cleanTag(text) === '',
    isSame: ({ context }, { text }: { text: string }) => cleanTag(text) === context.searched,
    hasNone: ({ context }) => context.found.length === 0,
    hasSearch: ({ context }) => context.searched !== '',
    isChosen: ({ context }, { name }: { name: string }) => hasTagNamed(context.chosen, name),
    isTypedBlank: ({ context }) => cleanTag(context.keyword) === '',
    isTypedChosen: ({ context }) => hasTagNamed(context.chosen, cleanTag(context.keyword)),
    isTypedOffered: ({ context }) => offeredAs(context, cleanTag(context.keyword)) !== null,
    isTypedLong: ({ context }) => tagLengthError(cleanTag(context.keyword)) !== null,
    isUnusable: (_, { error }: { error: unknown }) => refusalCode(toFailure(error)) === tagRefusal.unusable,
    isCostly: ({ context: { isAlone, chosen, keyword } }) =>
      !isAlone && (chosen.length > 0 || cleanTag(keyword) !== ''),
    isSendable: ({ context }) => context.chosen.length > 0,
  },
  delays: { tagSearchDebounce, submitThrottle },
});
