import { Effect } from 'effect';
import { fromCallback } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Violation } from '../journal/journal-validation.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import { stemOf } from './chart-file.ts';
import { type FoundApp, foldAll, openJournalLink } from './journal-link.ts';
import type { OpenRecording } from './open-recording.ts';
import type { Recording } from './recording.ts';
import { storeRecording } from './recording-loader.ts';
import { recordingStoreOf } from './recording-store.ts';

export interface Charted {
  readonly path: string;
  readonly stem: string;
}

interface WatchRequest {
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
  const store = recordingStoreOf(system);
  const send = (answer: LinkAnswer): void => sendBack(answer);
  const hasChart = (machine: string): boolean => store.charts.get(machine) !== null;
  let requested: WatchRequest | null = null;
  let watched: { readonly request: WatchRequest; readonly session: OpenRecording } | null = null;

  /** The actor in the address, else the last one that the user sent an event to. */
  const firstLook = (recording: Recording, { actor, entry }: WatchRequest) => {
    const moment = entry === null ? null : entry - recording.firstIndex() + 1;
    const { actors } = recording.momentAt(moment ?? recording.entries.length);
    const machine = actor === null ? null : (actors.find(({ path }) => path === actor)?.machine ?? null);
    const named =
      actor !== null && machine !== null && hasChart(machine) ? { path: actor, stem: stemOf(machine) } : null;
    return { chosen: named ?? newestIn(recording, hasChart, isUsers), moment };
  };

  const link = openJournalLink(system, {
    found: (found) => send({ type: 'app.found', found }),
    left: (app) => send({ type: 'app.left', app }),
    failed: (failure) => send({ type: 'live.failed', failure }),
    begin: async ({ facts, base }) => {
      const logic = await rootChartOf(self);
      const { appVersion, language, route, startedAt, input } = facts;
      const recorded = { logic, input, startedAt, base, entries: [] };
      const session = await Effect.runPromise(
        storeRecording(store, recorded, { name: '', appVersion, language, route, annotations: null, persons: null }),
      );
      if (watched) store.remove(watched.session.recording);
      watched = requested && { request: requested, session };
      return store.get(session.recording);
    },
    joined: (recording) => {
      if (!watched) return;
      const { request, session } = watched;
      const [first, count] = [recording.firstIndex(), recording.entries.length];
      const opened = { ...session, first, count, violation: recording.violation() };
      send({ type: 'live.joined', session: opened, ...firstLook(recording, request) });
    },
    resumed: () => send({ type: 'live.resumed' }),
    fold: async (recording) => {
      await foldAll(recording);
      await store.charts.load(recording.machines());
    },
    grew: (recording, fresh, wasJoined) => {
      if (fresh === 0) return;
      store.grew();
      if (!wasJoined) return;
      const count = recording.entries.length;
      const newest = newestIn(recording, hasChart, isPart, count - fresh);
      send({ type: 'live.grew', count, violation: recording.violation(), newest });
    },
    cut: (dropped) => send({ type: 'live.cut', dropped }),
  });

  receive((request) => {
    if (requested && requested.app !== request.app)
      link.post?.({ type: 'app.unwatch', studio: link.studio, app: requested.app });
    requested = request;
    link.watch(request.app);
  });
  return () => {
    link.close();
    if (watched) store.remove(watched.session.recording);
  };
});
