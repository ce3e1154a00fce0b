import { Context } from 'effect';
import { fromCallback } from 'xstate';
import { Chance } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { AppMessage, LinkEnd, Refusal, StudioMessage } from '#services/flows/link.ts';
import { openStudio } from '#services/flows/studio-link.ts';
import { envOf } from '../shared/env.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import { foldedWhole, inTurn } from './in-turn.ts';
import { createReel, type Reel } from './reel.ts';
import { productProfileOf } from './shelf.ts';
import type { SentEvent } from './shown-paths.ts';
import { type ActorTold, type WatchedActor, watchActor } from './watched-actor.ts';

export interface AppWindow {
  readonly app: string;
  readonly title: string;
  readonly route: string;
}

export type PathLinkWish =
  | { readonly type: 'app.watch'; readonly app: string }
  | { readonly type: 'step.send'; readonly step: number; readonly event: SentEvent }
  | { readonly type: 'route.go'; readonly href: string };

export type PathLinkAnswer =
  | { readonly type: 'app.found'; readonly found: AppWindow }
  | { readonly type: 'app.left'; readonly app: string }
  | ActorTold
  | { readonly type: 'coverage.grew'; readonly covered: readonly string[] }
  | { readonly type: 'step.sent'; readonly step: number }
  | { readonly type: 'step.refused'; readonly step: number; readonly reason: Refusal }
  | { readonly type: 'link.failed'; readonly failure: Failure };

/** `next`: index of the next journal entry. `total`: number of entries at the time of the request. */
interface Watched {
  readonly app: string;
  readonly key: string;
  readonly reel: Reel;
  total: number;
  actor: WatchedActor;
  next: number;
  /** `to`: index after the last entry that the event caused. */
  sent: { readonly step: number; readonly to: number } | null;
}

/** Follows one chart's actor in another window and sends it events; no event and no context holds entries. */
export const pathLink = fromCallback<PathLinkWish, { machine: string }>(
  ({ receive, sendBack, self, system, input }) => {
    const env = envOf(system);
    const shelf = productProfileOf(system);
    const studio = Context.get(env, Chance).token(16);
    const tell = (answer: PathLinkAnswer): void => sendBack(answer);
    let end: LinkEnd<StudioMessage> | null = null;
    let wanted: string | null = null;
    let watched: Watched | null = null;
    let covered = -1;
    let isOver = false;

    const then = inTurn(
      () => isOver,
      (failure) => tell({ type: 'link.failed', failure }),
    );
    const ask = (): void => {
      if (wanted === null) return;
      const from = watched?.app === wanted ? watched.next : 0;
      end?.say({ type: 'app.watch', studio, app: wanted, from });
    };

    const tellCoverage = ({ reel }: Watched): void => {
      const ids = reel.covered(input.machine);
      if (ids.size === covered) return;
      covered = ids.size;
      shelf.grew();
      tell({ type: 'coverage.grew', covered: [...ids] });
    };

    const tellSent = (now: Watched): void => {
      if (now.sent === null || now.next < now.sent.to) return;
      tell({ type: 'step.sent', step: now.sent.step });
      now.sent = null;
    };

    const sent = ({ app, step, to }: Extract<AppMessage, { type: 'event.sent' }>): void => {
      if (watched?.app !== app) return;
      watched.sent = { step, to };
      tellSent(watched);
    };

    const begin = async ({ app, from, total, head }: Extract<AppMessage, { type: 'journal.begun' }>): Promise<void> => {
      if (app !== wanted) return;
      if (head === null) {
        if (watched?.app === app) goOn(watched, total);
        return;
      }
      const logic = await rootChartOf(self);
      const { input: root, startedAt } = head.facts;
      const reel = createReel({ logic, input: root, startedAt, base: head.base, entries: [] });
      if (watched) shelf.leave(watched.key);
      const actor = watchActor(reel, input.machine, tell);
      watched = { app, key: shelf.put(reel), reel, total, actor, next: from, sent: null };
      if (total === from) join(watched);
    };

    const goOn = (now: Watched, total: number): void => {
      now.total = total;
      if (!now.actor.isJoined() && now.next >= total) join(now);
    };

    const join = (now: Watched): void => {
      now.actor.join();
      tellCoverage(now);
    };

    const grow = async ({ app, from, entries }: Extract<AppMessage, { type: 'journal.grew' }>): Promise<void> => {
      const now = watched;
      if (now?.app !== app) return;
      if (from > now.next) return ask();
      const fresh = entries.slice(now.next - from);
      now.reel.grow(fresh);
      now.next += fresh.length;
      if (now.actor.isJoined()) {
        now.actor.grew(fresh.length);
        tellCoverage(now);
      } else {
        await foldedWhole(now.reel);
        if (!isOver && now.next >= now.total) join(now);
      }
      end?.say({ type: 'journal.had', studio, app, to: now.next });
      tellSent(now);
    };

    const cut = async ({ app, base }: Extract<AppMessage, { type: 'journal.cut' }>): Promise<void> => {
      if (watched?.app !== app) return;
      const cutting = watched.reel.cutTo(base);
      await foldedWhole(cutting);
      cutting.commit();
    };

    const heard = (message: Exclude<AppMessage, { type: 'app.asks' }>): void => {
      switch (message.type) {
        case 'app.here': {
          const { app, title, route } = message;
          tell({ type: 'app.found', found: { app, title, route } });
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
        case 'event.sent':
          then(async () => sent(message));
          break;
        case 'event.refused':
          then(async () => tell({ type: 'step.refused', step: message.step, reason: message.reason }));
          break;
      }
    };

    const obey = (wish: PathLinkWish): void => {
      if (wish.type === 'app.watch') {
        wanted = wish.app;
        // Another actor may run there by now, so it is announced again.
        if (watched?.app === wanted) watched.actor = watchActor(watched.reel, input.machine, tell);
        ask();
      } else if (wanted !== null) {
        const way = { studio, app: wanted };
        if (wish.type === 'route.go') end?.say({ type: 'route.go', ...way, href: wish.href });
        else {
          const path = watched?.actor.path() ?? '';
          end?.say({ type: 'event.send', ...way, step: wish.step, path, event: wish.event });
        }
      }
    };

    receive(obey);
    end = openStudio(studio, { heard, returned: ask });
    if (!end) tell({ type: 'link.failed', failure: { tag: 'crashed', reason: 'no channels between windows' } });
    return () => {
      isOver = true;
      end?.close();
      if (watched) shelf.leave(watched.key);
    };
  },
);
