import { Context, Effect } from 'effect';
import type { AnyActorRef } from 'xstate';
import { Chance } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import type { AppMessage } from '#services/flows/link.ts';
import { openStudio } from '#services/flows/studio-link.ts';
import { envOf } from '../kit/env.ts';
import type { Recording } from './recording.ts';

type Received<T extends AppMessage['type']> = Extract<AppMessage, { readonly type: T }>;

export type FoundApp = Omit<Received<'app.here'>, 'type'>;
type JournalHead = NonNullable<Received<'journal.begun'>['head']>;
type StepAnswer = Received<'event.sent' | 'event.refused' | 'stage.done'>;

/** `next`: index of the next entry. `total`: number of entries at the time of the request. `isJoined`: these have come. */
interface Watched {
  readonly app: string;
  readonly recording: Recording;
  next: number;
  total: number;
  isJoined: boolean;
}

interface JournalListener {
  readonly found: (app: FoundApp) => void;
  readonly left: (app: string) => void;
  readonly failed: (failure: Failure) => void;
  /** Stores the recording of the journal that follows, in the place of the one before. */
  readonly begin: (head: JournalHead) => Promise<Recording | null>;
  readonly joined: (recording: Recording) => void;
  readonly resumed?: () => void;
  /** `fresh`: number of entries at its end that are not folded yet. */
  readonly fold: (recording: Recording, fresh: number, isJoined: boolean) => Promise<void>;
  /** After `fold`, and after `joined` where it joins. */
  readonly grew: (recording: Recording, fresh: number, wasJoined: boolean) => void;
  readonly cut?: (dropped: number) => void;
  readonly answered?: (answer: StepAnswer) => void;
}

const foldedAtOnce = 400;

export const foldAll = async ({ fold }: { readonly fold: (count: number) => boolean }): Promise<void> => {
  while (fold(foldedAtOnce)) await Effect.runPromise(Effect.yieldNow);
};

/** Reads the journal of one app in another window into a recording. Messages are handled one after another; none after `close`. */
export const openJournalLink = (system: AnyActorRef['system'], listener: JournalListener) => {
  const studio = Context.get(envOf(system), Chance).token(16);
  let requested: string | null = null;
  let watched: Watched | null = null;
  let isOver = false;
  let work: Promise<void> = Promise.resolve();

  const enqueue = (task: () => Promise<void> | void): void => {
    work = work
      .then(() => (isOver ? undefined : task()))
      .catch((error: unknown) => {
        if (!isOver) listener.failed(toFailure(error));
      });
  };

  const ask = (): void => {
    if (requested === null) return;
    const from = watched?.app === requested ? watched.next : 0;
    end?.post({ type: 'app.watch', studio, app: requested, from });
  };

  const join = (now: Watched): void => {
    if (now.isJoined || now.next < now.total) return;
    now.isJoined = true;
    listener.joined(now.recording);
  };

  const begin = async ({ app, from, total, head }: Received<'journal.begun'>): Promise<void> => {
    if (app !== requested) return;
    if (head) {
      const recording = await listener.begin(head);
      if (recording) watched = { app, recording, next: from, total, isJoined: false };
    } else if (watched?.app === app) {
      watched.total = total;
      if (watched.isJoined) listener.resumed?.();
    }
    if (watched?.app === app) join(watched);
  };

  const grow = async ({ app, from, entries }: Received<'journal.grew'>): Promise<void> => {
    const now = watched;
    if (now?.app !== app) return;
    if (from > now.next) return ask();
    const fresh = entries.slice(now.next - from);
    now.recording.grow(fresh);
    now.next += fresh.length;
    await listener.fold(now.recording, fresh.length, now.isJoined);
    if (isOver) return;
    end?.post({ type: 'journal.had', studio, app, to: now.next });
    const wasJoined = now.isJoined;
    join(now);
    listener.grew(now.recording, fresh.length, wasJoined);
  };

  const cut = async ({ app, base }: Received<'journal.cut'>): Promise<void> => {
    if (watched?.app !== app) return;
    const cutting = watched.recording.cutTo(base);
    await foldAll(cutting);
    if (isOver) return;
    const dropped = cutting.commit();
    if (dropped > 0 && watched.isJoined) listener.cut?.(dropped);
  };

  const handle = (message: Exclude<AppMessage, { type: 'app.asks' | 'app.here' | 'app.gone' }>) => {
    switch (message.type) {
      case 'journal.begun':
        return begin(message);
      case 'journal.grew':
        return grow(message);
      case 'journal.cut':
        return cut(message);
      default:
        return listener.answered?.(message);
    }
  };

  const end = openStudio(studio, {
    onRestored: ask,
    onMessage: (message) => {
      if (message.type === 'app.here') {
        const { type: _, ...app } = message;
        listener.found(app);
      } else if (message.type === 'app.gone') listener.left(message.app);
      else enqueue(() => handle(message));
    },
  });
  if (!end) listener.failed({ tag: 'crashed', reason: 'no channels between windows' });

  return {
    studio,
    post: end?.post,
    next: (): number => watched?.next ?? 0,
    /** Returns whether its journal is here already. */
    watch: (app: string): boolean => {
      requested = app;
      ask();
      return watched?.app === app;
    },
    /** The journal is joined again when all of the next request has come. */
    rejoin: (): void => {
      if (watched) watched.isJoined = false;
    },
    close: (): void => {
      isOver = true;
      end?.close();
    },
  };
};
