import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { tipHiddenAfter } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';
import type { NoticeShow, NoticeWords } from '../kit/residents.ts';

export interface Notice extends NoticeWords {
  readonly id: string;
}

type NoticesEvent =
  | NoticeShow
  | { readonly type: 'notice.close'; readonly id: string }
  | { readonly type: 'notice.expired'; readonly id: string }
  | { readonly type: 'connection.returned' };

const shownAtMost = 4;

export const noticeTimerMachine = setup({
  types: { context: {} as { id: string }, input: {} as { id: string }, meta: {} as Meta },
  delays: { tipHiddenAfter },
}).createMachine({
  id: 'noticeTimer',
  description: 'How long one notice is shown.',
  context: ({ input }) => input,
  initial: 'showing',
  states: {
    showing: {
      description: 'The notice is shown.',
      meta: { requirements: ['R4.6-19'] },
      after: { tipHiddenAfter: { target: 'over' } },
    },
    over: {
      description: 'The notice was shown long enough.',
      entry: sendParent(({ context }) => ({ type: 'notice.expired', id: context.id })),
    },
  },
});

interface Context {
  readonly notices: readonly Notice[];
  readonly count: number;
}

/** Toasts. A repeated text replaces the older one and restarts its timer. */
export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as NoticesEvent, meta: {} as Meta },
  actors: { noticeTimer: noticeTimerMachine },
  actions: {
    show: enqueueActions(({ context, enqueue }, words: NoticeWords) => {
      const notice = { ...words, id: `notice-${context.count + 1}` };
      const gone = leaving(context.notices, notice);
      for (const { id } of gone) enqueue.stopChild(id);
      enqueue.assign({
        notices: [...context.notices.filter((shown) => !gone.includes(shown)), notice],
        count: context.count + 1,
      });
      if (!notice.sticky) enqueue.spawnChild('noticeTimer', { id: notice.id, input: { id: notice.id } });
    }),
    remove: enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.stopChild(id);
      enqueue(assign({ notices: ({ context }) => context.notices.filter((notice) => notice.id !== id) }));
    }),
    forgetOffline: enqueueActions(({ context, enqueue }) => {
      for (const { id, key } of context.notices)
        if (key === 'failure:offline') enqueue.raise({ type: 'notice.close', id });
    }),
  },
}).createMachine({
  id: 'notices',
  description: 'Short messages over the page: confirmations, warnings, errors.',
  context: { notices: [], count: 0 },
  on: {
    'notice.show': { actions: { type: 'show', params: ({ event: { type: _, ...words } }) => words } },
    'notice.close': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'notice.expired': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'connection.returned': { actions: 'forgetOffline' },
  },
});

const sameWords = (a: NoticeWords, b: NoticeWords): boolean =>
  a.key === b.key && a.text === b.text && JSON.stringify(a.params) === JSON.stringify(b.params);

const leaving = (notices: readonly Notice[], next: Notice): readonly Notice[] => {
  const [same, others] = [
    notices.filter((one) => sameWords(one, next)),
    notices.filter((one) => !sameWords(one, next)),
  ];
  if (others.length < shownAtMost) return same;
  const oldest = others.find(({ sticky }) => !sticky) ?? others[0];
  return oldest ? [...same, oldest] : same;
};

export const selectNotices = ({ context }: { readonly context: Context }): readonly Notice[] => context.notices;
