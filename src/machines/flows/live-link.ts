import { Context, Effect } from 'effect';
import { fromCallback } from 'xstate';
import { Chance } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { AppMessage, LinkEnd, StudioMessage } from '#services/flows/link.ts';
import { openStudio } from '#services/flows/studio-link.ts';
import type { Violation } from '../journal/journal-validation.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import { envOf } from '../shared/env.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import { stemOf } from './charts.ts';
import type { OpenRecording } from './open-recording.ts';
import type { AppWindow } from './path-link.ts';
import type { Recording } from './recording.ts';
import { storeRecording } from './recording-loader.ts';
import { recordingStoreOf } from './recording-store.ts';
import { foldAll, taskQueue } from './task-queue.ts';

/** `startedAt` in ms since 1970. */
export interface FoundApp extends AppWindow {
  readonly startedAt: number;
  readonly version: string;
}

export interface Charted {
  readonly path: string;
  readonly stem: string;
}

export interface WatchRequest {
  readonly type: 'app.watch';
  readonly app: string;
  readonly actor: string | null;
  readonly entry: number | null;
}

export type LinkAnswer =
  | { readonly type: 'app.found'; readonly found: FoundApp }
  | { readonly type: 'app.left'; readonly app: string }
  /** `chosen`: actor to show first. `moment`: number of entries to apply. */
  | {
      readonly type: 'live.joined';
      readonly session: OpenRecording;
      readonly chosen: Charted | null;
      readonly moment: number | null;
    }
  | { readonly type: 'live.resumed' }
  | { readonly type: 'live.cut'; readonly dropped: number }
  /** `newest`: the last actor with a chart, below the root, that received an event. */
  | {
      readonly type: 'live.grew';
      readonly count: number;
      readonly violation: Violation | null;
      readonly newest: Charted | null;
    }
  | { readonly type: 'live.failed'; readonly failure: Failure };

/** `total`: number of entries at the time of the request. */
interface Watched extends WatchRequest {
  readonly key: string;
  readonly recording: Recording;
  readonly session: OpenRecording;
  readonly total: number;
  readonly isJoined: boolean;
}

const endOf = ({ recording, session }: Watched): number => session.first + recording.entries.length;

type Choice = (entry: JournalEntry) => boolean;
/** The root receives everything: following it would show nothing else. */
const isPart: Choice = ({ path }) => path !== '';
const isUsers: Choice = ({ path, input }) => path !== '' && input === 'external';

const newestIn = (
  recording: Recording,
  hasChart: (machine: string) => boolean,
  counts: Choice,
  from = 0,
): Charted | null => {
  for (let at = recording.entries.length - 1; at >= from; at--) {
    const [entry, machine] = [recording.entries[at], recording.machineAt(at)];
    if (entry && machine !== null && hasChart(machine) && counts(entry))
      return { path: entry.path, stem: stemOf(machine) };
  }
  return null;
};

/** Puts the watched journal into the recording store only: no event and no context holds entries, so nothing of it is recorded here. */
export const liveLink = fromCallback<WatchRequest>(({ receive, sendBack, self, system }) => {
  const env = envOf(system);
  const store = recordingStoreOf(system);
  const studio = Context.get(env, Chance).token(16);
  const send = (answer: LinkAnswer): void => sendBack(answer);
  let end: LinkEnd<StudioMessage> | null = null;
  let requested: WatchRequest | null = null;
  let watched: Watched | null = null;
  let isOver = false;

  const enqueue = taskQueue(
    () => isOver,
    (failure) => send({ type: 'live.failed', failure }),
  );

  const ask = (): void => {
    if (!requested) return;
    const from = watched?.app === requested.app ? endOf(watched) : 0;
    end?.post({ type: 'app.watch', studio, app: requested.app, from });
  };

  const begin = async ({ app, total, head }: Extract<AppMessage, { type: 'journal.begun' }>): Promise<void> => {
    if (!requested || requested.app !== app) return;
    if (head === null) {
      if (watched?.app !== app) return;
      watched = { ...watched, total };
      if (watched.isJoined) send({ type: 'live.resumed' });
    } else {
      const logic = await rootChartOf(self);
      const { facts, base } = head;
      const { appVersion, language, route, startedAt, input } = facts;
      const recorded = { logic, input, startedAt, base, entries: [] };
      const session = await Effect.runPromise(
        storeRecording(store, recorded, { name: '', appVersion, language, route, annotations: null }),
      );
      const recording = store.get(session.recording);
      if (!recording) return;
      if (watched) store.remove(watched.key);
      watched = { ...requested, key: session.recording, recording, session, total, isJoined: false };
    }
    join();
  };

  const grow = async ({ app, from, entries }: Extract<AppMessage, { type: 'journal.grew' }>): Promise<void> => {
    if (watched?.app !== app) return;
    const { recording, session } = watched;
    if (recording.entries.length === 0) watched = { ...watched, session: { ...session, first: from } };
    const fresh = entries.slice(Math.max(0, endOf(watched) - from));
    const before = recording.entries.length;
    if (from > endOf(watched)) {
      ask();
      return;
    }
    recording.grow(fresh);
    await foldAll(recording);
    await store.charts.load(recording.machines());
    if (isOver || watched?.app !== app) return;
    end?.post({ type: 'journal.had', studio, app, to: endOf(watched) });
    if (fresh.length > 0) store.grew();
    if (!watched.isJoined) join();
    else if (fresh.length > 0) {
      const newest = newestIn(recording, hasChart, isPart, before);
      send({ type: 'live.grew', count: recording.entries.length, violation: recording.violation(), newest });
    }
  };

  const cut = async ({ app, base }: Extract<AppMessage, { type: 'journal.cut' }>): Promise<void> => {
    if (watched?.app !== app) return;
    const { recording } = watched;
    const cutting = recording.cutTo(base);
    await foldAll(cutting);
    if (isOver || watched?.app !== app) return;
    const dropped = cutting.commit();
    watched = { ...watched, session: { ...watched.session, first: recording.firstIndex() } };
    if (dropped > 0 && watched.isJoined) send({ type: 'live.cut', dropped });
  };

  const hasChart = (machine: string): boolean => store.charts.get(machine) !== null;

  /** The actor in the address, else the last one that the user sent an event to. */
  const firstLook = ({ recording, actor, entry, session }: Watched) => {
    const moment = entry === null ? null : entry - session.first + 1;
    const { actors } = recording.momentAt(moment ?? recording.entries.length);
    const machine = actor === null ? null : (actors.find(({ path }) => path === actor)?.machine ?? null);
    const named =
      actor !== null && machine !== null && hasChart(machine) ? { path: actor, stem: stemOf(machine) } : null;
    return { chosen: named ?? newestIn(recording, hasChart, isUsers), moment };
  };

  const join = (): void => {
    if (!watched || watched.isJoined || endOf(watched) < watched.total) return;
    const { recording, session } = watched;
    watched = { ...watched, isJoined: true };
    const opened = { ...session, count: recording.entries.length, violation: recording.violation() };
    send({ type: 'live.joined', session: opened, ...firstLook(watched) });
  };

  const onMessage = (message: Exclude<AppMessage, { type: 'app.asks' }>): void => {
    switch (message.type) {
      case 'app.here': {
        const { type: _, ...found } = message;
        send({ type: 'app.found', found });
        break;
      }
      case 'app.gone':
        send({ type: 'app.left', app: message.app });
        break;
      case 'journal.begun':
        enqueue(() => begin(message));
        break;
      case 'journal.grew':
        enqueue(() => grow(message));
        break;
      case 'journal.cut':
        enqueue(() => cut(message));
        break;
    }
  };

  receive((request) => {
    if (requested && requested.app !== request.app) end?.post({ type: 'app.unwatch', studio, app: requested.app });
    requested = request;
    ask();
  });
  end = openStudio(studio, { onMessage, onRestored: ask });
  if (!end) send({ type: 'live.failed', failure: { tag: 'crashed', reason: 'no channels between windows' } });
  return () => {
    isOver = true;
    end?.close();
    if (watched) store.remove(watched.key);
  };
});
