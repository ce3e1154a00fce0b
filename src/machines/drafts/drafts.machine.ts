import {
  type ActionFunction,
  type AnyActorRef,
  assign,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
  type SnapshotFrom,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { draftSaveDelay } from '#services/contract/constants.ts';
import type { Drafts } from '#services/contract/stored.contract.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';
import type { Meta } from '../kit/meta.ts';
import { readClock } from '../kit/read-clock.ts';
import {
  type DraftCommand,
  type DraftFound,
  type DraftsRemoved,
  type Fields,
  sendToResident,
} from '../kit/residents.ts';
import { retryStoring, storeRetryDelays } from '../kit/retry-storing.state.ts';
import type { UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';

export interface DraftDropped {
  readonly type: 'draft.dropped';
  readonly subject: string;
}

export const guestOwner = 'guest';

type DraftsEvent =
  | DraftCommand
  | UserChanged
  | { readonly type: 'drafts.forget'; readonly owner: string }
  | { readonly type: 'page.hidden' }
  | RecordEvent<'drafts'>;

/** A dropped draft stays as an entry without fields, so that an older copy in another tab does not restore it. */
interface Context {
  readonly owner: string;
  readonly drafts: Drafts;
  readonly unsaved: readonly string[];
}

/** The draft with the later `at` wins over all tabs. Dropping saves at once: a page closed right after sending must not restore the draft. */
export const draftsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DraftsEvent,
    tags: {} as 'restored' | 'unstored',
    meta: {} as Meta,
  },
  actors: { persistDrafts: durableRecord('drafts'), readClock },
  actions: {
    save: sendTo('record', ({ context }: { context: Context }) => ({ type: 'record.save', value: context.drafts })),
    put: assign(({ context }, report: Extract<DraftCommand, { type: 'draft.save' }>) =>
      changed(context, nameIn(context, report), report.fields),
    ),
    drop: enqueueActions(({ context, enqueue }, report: DraftCommand) => {
      const subject = nameIn(context, report);
      enqueue.assign(changed(context, subject, {}));
      enqueue(sendParent((): DraftDropped => ({ type: 'draft.dropped', subject })));
    }),
    forget: assign(({ context }, { owner }: { owner: string }) => forgotten(context, owner)),
    reportRemoved: enqueueActions(({ context, enqueue }, { value }: { value: Drafts }) => {
      const after = mergedUnder(value, context);
      const subjects = Object.keys(remaining(context.drafts)).filter((subject) => !remaining(after)[subject]);
      if (subjects.length > 0) enqueue(sendParent((): DraftsRemoved => ({ type: 'drafts.removed', subjects })));
    }),
    warn: sendToResident('notices', (_, { key }: { key: string }) => ({ type: 'notice.show', tone: 'warn', key })),
  },
  guards: {
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
    isSetAside: (_, { setAside }: { setAside: boolean }) => setAside,
    isBehind: ({ context }, { value }: { value: Drafts }) => !sameDrafts(merged(value, context.drafts), value),
  },
  delays: { draftSaveDelay, ...storeRetryDelays },
}).createMachine({
  id: 'drafts',
  description: 'Saves unsubmitted input across reloads and tabs.',
  context: { owner: guestOwner, drafts: {}, unsaved: [] },
  type: 'parallel',
  invoke: { id: 'record', src: 'persistDrafts', onError: { target: '.storage.lost' } },
  on: {
    'draft.save': { actions: withEvent('put') },
    'user.changed': { actions: assign({ owner: ({ event }) => event.memberId ?? guestOwner }) },
  },
  states: {
    writing: {
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The stored drafts are being read; new input takes precedence.',
          on: {
            'draft.drop': { actions: withEvent('drop') },
            'drafts.forget': { actions: withEvent('forget') },
            'record.loaded': [
              {
                guard: withEvent('isSetAside'),
                target: 'resting',
                actions: { type: 'warn', params: { key: 'registration:draft.setAside' } },
              },
              {
                target: 'resting',
                actions: assign({
                  drafts: ({ context, event }) => mergedUnder(remaining(event.value), context),
                }),
              },
            ],
          },
        },
        resting: {
          description: 'All input is saved.',
          tags: 'restored',
          always: { guard: 'hasUnsaved', target: 'waiting' },
          on: {
            'record.changed': {
              guard: withEvent('isBehind'),
              target: 'waiting',
              actions: [
                withEvent('reportRemoved'),
                assign({ drafts: ({ context, event }) => merged(event.value, context.drafts) }),
              ],
            },
          },
        },
        waiting: {
          description: 'There is new input; more may follow in a moment.',
          tags: 'restored',
          after: { draftSaveDelay: { target: 'stamping' } },
          on: { 'page.hidden': { target: 'stamping' } },
        },
        stamping: {
          description: "The time is being read; it decides which tab's draft is newer.",
          tags: 'restored',
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: {
              target: 'resting',
              actions: [assign(({ context, event }) => stamped(context, event.output)), 'save'],
            },
            onError: { target: 'resting', actions: [assign(({ context }) => stamped(context, 0)), 'save'] },
          },
        },
      },
      on: {
        // A dropped draft wins over one with the same time (`isLater`), so it is saved before the new time is known.
        'draft.drop': { target: '.stamping', actions: [withEvent('drop'), 'save'] },
        'drafts.forget': { target: '.stamping', actions: withEvent('forget') },
        'record.changed': {
          actions: [
            withEvent('reportRemoved'),
            assign({ drafts: ({ context, event }) => mergedUnder(event.value, context) }),
          ],
        },
      },
    },
    storage: {
      initial: 'stored',
      states: {
        stored: {
          description: 'The browser stores drafts.',
          on: {
            'record.failed': { target: 'unstored', actions: { type: 'warn', params: { key: 'failure:storage' } } },
          },
        },
        unstored: {
          description: 'The browser refuses to store drafts; they last as long as the page.',
          tags: 'unstored',
          ...retryStoring('#drafts.storage.stored'),
        },
        lost: {
          description: 'This page cannot store anything any more.',
          tags: 'unstored',
        },
      },
    },
  },
});

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

const nameIn = (context: Context, { owner = context.owner, subject }: DraftCommand): string => `${owner}:${subject}`;

const changed = ({ owner, drafts, unsaved }: Context, subject: string, fields: Fields): Context => ({
  owner,
  drafts: {
    ...drafts,
    [subject]: { ...(isEmpty(fields) ? {} : drafts[subject]), fields, at: drafts[subject]?.at ?? 0 },
  },
  unsaved: unsaved.includes(subject) ? unsaved : [...unsaved, subject],
});

const forgotten = (context: Context, owner: string): Context =>
  Object.keys(context.drafts)
    .filter((subject) => subject.startsWith(`${owner}:`))
    .reduce((left, subject) => changed(left, subject, {}), context);

const stamped = ({ owner, drafts, unsaved }: Context, at: number): Context => ({
  owner,
  drafts: Object.fromEntries(
    Object.entries(drafts).map(([subject, draft]) => [
      subject,
      unsaved.includes(subject) ? { ...draft, at: Math.max(at, draft.at + 1) } : draft,
    ]),
  ),
  unsaved: [],
});

type Draft = Drafts[string];

/** Equal times are ordered by content, so that all tabs agree. */
const isLater = (a: Draft, b: Draft): boolean =>
  a.at === b.at ? JSON.stringify(a.fields) > JSON.stringify(b.fields) : a.at > b.at;

const merged = (theirs: Drafts, ours: Drafts): Drafts => {
  const both: Record<string, Draft> = { ...theirs };
  for (const [subject, draft] of Object.entries(ours)) {
    const other = both[subject];
    if (!other || isLater(draft, other)) both[subject] = draft;
  }
  return both;
};

/** Unstamped local input is newer than anything stored. */
const mergedUnder = (theirs: Drafts, { drafts, unsaved }: Context): Drafts => ({
  ...merged(theirs, drafts),
  ...Object.fromEntries(
    Object.entries(drafts)
      .filter(([subject]) => unsaved.includes(subject))
      .map(([subject, draft]) => [subject, { ...draft, at: Math.max(draft.at, theirs[subject]?.at ?? 0) }]),
  ),
});

const sameDrafts = (a: Drafts, b: Drafts): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([subject, draft]) => {
    const other = b[subject];
    return other !== undefined && !isLater(draft, other) && !isLater(other, draft);
  });

/** Tombstones of dropped drafts are removed on the next start. */
const remaining = (drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, { fields }]) => !isEmpty(fields)));

export const selectDraft = ({ context }: { readonly context: Context }, subject: string): Fields | null => {
  const fields = context.drafts[subject]?.fields;
  return fields && !isEmpty(fields) ? fields : null;
};

export const selectOwnDraft = (snapshot: { readonly context: Context }, subject: string): Fields | null =>
  selectDraft(snapshot, `${snapshot.context.owner}:${subject}`);

export const draftIn = (system: AnyActorRef['system'], subject: string): Fields | null => {
  const snapshot: { readonly context: Context | null } | undefined = system.get('drafts')?.getSnapshot();
  return snapshot?.context ? selectOwnDraft({ context: snapshot.context }, subject) : null;
};

/** The action that raises `draft.found` if the chart's subject has a draft. */
export const findDraft = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends ParameterizedObject['params'] | undefined,
  TEvent extends EventObject,
>(
  subjectOf: (context: NoInfer<TContext>) => string,
) =>
  enqueueActions(({ context, system, enqueue }) => {
    const subject = subjectOf(context as TContext);
    const fields = draftIn(system, subject);
    const found: DraftFound | null = fields && { type: 'draft.found', subject, fields };
    if (found) enqueue.raise(found as EventObject);
  }) as unknown as ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, never>;

/** Whether there are drafts that the browser refused to store: they are lost with the page. */
export const selectHasUnstored = (snapshot: SnapshotFrom<typeof draftsMachine>): boolean =>
  snapshot.hasTag('unstored') && Object.keys(remaining(snapshot.context.drafts)).length > 0;
