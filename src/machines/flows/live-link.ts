import { Context, Effect } from 'effect';
import { fromCallback } from 'xstate';
import { Chance } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { AppMessage, LinkEnd, StudioMessage } from '#services/flows/link.ts';
import { openStudio } from '#services/flows/studio-link.ts';
import type { Lie } from '../journal/lies.ts';
import type { JournalEntry } from '../journal/recorder.ts';
import { envOf } from '../shared/env.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import { stemOf } from './charts.ts';
import { foldedWhole, inTurn } from './in-turn.ts';
import type { OpenReel } from './open-reel.ts';
import type { AppWindow } from './path-link.ts';
import { shelved } from './projector.ts';
import type { Reel } from './reel.ts';
import { productProfileOf } from './shelf.ts';

/** `startedAt` in ms since 1970. */
export interface FoundApp extends AppWindow {
  readonly startedAt: number;
  readonly version: string;
}

export interface Charted {
  readonly path: string;
  readonly stem: string;
}

export interface WatchWanted {
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
      readonly session: OpenReel;
      readonly chosen: Charted | null;
      readonly moment: number | null;
    }
  | { readonly type: 'live.resumed' }
  | { readonly type: 'live.cut'; readonly dropped: number }
  /** `newest`: the last actor with a chart, below the root, that received an event. */
  | { readonly type: 'live.grew'; readonly count: number; readonly lie: Lie | null; readonly newest: Charted | null }
  | { readonly type: 'live.failed'; readonly failure: Failure };

/** `total`: number of entries at the time of the request. */
interface Watched extends WatchWanted {
  readonly key: string;
  readonly reel: Reel;
  readonly session: OpenReel;
  readonly total: number;
  readonly isJoined: boolean;
}

const endOf = ({ reel, session }: Watched): number => session.first + reel.entries.length;

type Choice = (entry: JournalEntry) => boolean;
/** The root receives everything: following it would show nothing else. */
const isPart: Choice = ({ path }) => path !== '';
const isUsers: Choice = ({ path, input }) => path !== '' && input === 'external';

const newestIn = (reel: Reel, hasChart: (machine: string) => boolean, counts: Choice, from = 0): Charted | null => {
  for (let at = reel.entries.length - 1; at >= from; at--) {
    const [entry, machine] = [reel.entries[at], reel.machineAt(at)];
    if (entry && machine !== null && hasChart(machine) && counts(entry))
      return { path: entry.path, stem: stemOf(machine) };
  }
  return null;
};

/** Puts the watched journal into the recording store only: no event and no context holds entries, so nothing of it is recorded here. */
export const liveLink = fromCallback<WatchWanted>(({ receive, sendBack, self, system }) => {
  const env = envOf(system);
  const shelf = productProfileOf(system);
  const studio = Context.get(env, Chance).token(16);
  const tell = (answer: LinkAnswer): void => sendBack(answer);
  let end: LinkEnd<StudioMessage> | null = null;
  let wanted: WatchWanted | null = null;
  let watched: Watched | null = null;
  let isOver = false;

  const then = inTurn(
    () => isOver,
    (failure) => tell({ type: 'live.failed', failure }),
  );

  const ask = (): void => {
    if (!wanted) return;
    const from = watched?.app === wanted.app ? endOf(watched) : 0;
    end?.say({ type: 'app.watch', studio, app: wanted.app, from });
  };

  const begin = async ({ app, total, head }: Extract<AppMessage, { type: 'journal.begun' }>): Promise<void> => {
    if (!wanted || wanted.app !== app) return;
    if (head === null) {
      if (watched?.app !== app) return;
      watched = { ...watched, total };
      if (watched.isJoined) tell({ type: 'live.resumed' });
    } else {
      const logic = await rootChartOf(self);
      const { facts, base } = head;
      const { appVersion, language, route, startedAt, input } = facts;
      const recorded = { logic, input, startedAt, base, entries: [] };
      const session = await Effect.runPromise(
        shelved(shelf, recorded, { name: '', appVersion, language, route, written: null }),
      );
      const reel = shelf.get(session.reel);
      if (!reel) return;
      if (watched) shelf.remove(watched.key);
      watched = { ...wanted, key: session.reel, reel, session, total, isJoined: false };
    }
    join();
  };

  const grow = async ({ app, from, entries }: Extract<AppMessage, { type: 'journal.grew' }>): Promise<void> => {
    if (watched?.app !== app) return;
    const { reel, session } = watched;
    if (reel.entries.length === 0) watched = { ...watched, session: { ...session, first: from } };
    const fresh = entries.slice(Math.max(0, endOf(watched) - from));
    const before = reel.entries.length;
    if (from > endOf(watched)) {
      ask();
      return;
    }
    reel.grow(fresh);
    await foldedWhole(reel);
    await shelf.charts.bring(reel.machines());
    if (isOver || watched?.app !== app) return;
    end?.say({ type: 'journal.had', studio, app, to: endOf(watched) });
    if (fresh.length > 0) shelf.grew();
    if (!watched.isJoined) join();
    else if (fresh.length > 0) {
      const newest = newestIn(reel, hasChart, isPart, before);
      tell({ type: 'live.grew', count: reel.entries.length, lie: reel.lie(), newest });
    }
  };

  const cut = async ({ app, base }: Extract<AppMessage, { type: 'journal.cut' }>): Promise<void> => {
    if (watched?.app !== app) return;
    const { reel } = watched;
    const cutting = reel.cutTo(base);
    await foldedWhole(cutting);
    if (isOver || watched?.app !== app) return;
    const dropped = cutting.commit();
    watched = { ...watched, session: { ...watched.session, first: reel.firstIndex() } };
    if (dropped > 0 && watched.isJoined) tell({ type: 'live.cut', dropped });
  };

  const hasChart = (machine: string): boolean => shelf.charts.get(machine) !== null;

  /** The actor in the address, else the last one that the user sent an event to. */
  const firstLook = ({ reel, actor, entry, session }: Watched) => {
    const moment = entry === null ? null : entry - session.first + 1;
    const { actors } = reel.momentAt(moment ?? reel.entries.length);
    const machine = actor === null ? null : (actors.find(({ path }) => path === actor)?.machine ?? null);
    const named =
      actor !== null && machine !== null && hasChart(machine) ? { path: actor, stem: stemOf(machine) } : null;
    return { chosen: named ?? newestIn(reel, hasChart, isUsers), moment };
  };

  const join = (): void => {
    if (!watched || watched.isJoined || endOf(watched) < watched.total) return;
    const { reel, session } = watched;
    watched = { ...watched, isJoined: true };
    const opened = { ...session, count: reel.entries.length, lie: reel.lie() };
    tell({ type: 'live.joined', session: opened, ...firstLook(watched) });
  };

  const heard = (message: Exclude<AppMessage, { type: 'app.asks' }>): void => {
    switch (message.type) {
      case 'app.here': {
        const { type: _, ...found } = message;
        tell({ type: 'app.found', found });
        break;
      }
      case 'app.gone':
        tell({ type: 'app.left', app: message.app });
        break;
      case 'journal.begun':
        then(() => begin(message));
        break;
      case 'journal.grew':
        then(() => grow(message));
        break;
      case 'journal.cut':
        then(() => cut(message));
        break;
    }
  };

  receive((wish) => {
    if (wanted && wanted.app !== wish.app) end?.say({ type: 'app.unwatch', studio, app: wanted.app });
    wanted = wish;
    ask();
  });
  end = openStudio(studio, { heard, returned: ask });
  if (!end) tell({ type: 'live.failed', failure: { tag: 'crashed', reason: 'no channels between windows' } });
  return () => {
    isOver = true;
    end?.close();
    if (watched) shelf.remove(watched.key);
  };
});
