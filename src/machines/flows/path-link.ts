import { Context } from 'effect';
import { fromCallback } from 'xstate';
import { Chance } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { AppMessage, LinkEnd, Refusal, StudioMessage } from '#services/flows/link.ts';
import { openStudio } from '#services/flows/studio-link.ts';
import { envOf } from '../shared/env.ts';
import { rootChartOf } from '../shared/root-chart.ts';
import type { SentEvent } from './path-steps.ts';
import { createRecording, type Recording } from './recording.ts';
import { recordingStoreOf } from './recording-store.ts';
import { foldAll, taskQueue } from './task-queue.ts';
import { type ActorUpdate, type WatchedActor, watchActor } from './watched-actor.ts';

export interface AppWindow {
  readonly app: string;
  readonly title: string;
  readonly route: string;
}

export type PathLinkRequest =
  | { readonly type: 'app.watch'; readonly app: string }
  | { readonly type: 'step.send'; readonly step: number; readonly event: SentEvent }
  | { readonly type: 'route.go'; readonly href: string };

export type PathLinkAnswer =
  | { readonly type: 'app.found'; readonly found: AppWindow }
  | { readonly type: 'app.left'; readonly app: string }
  | ActorUpdate
  | { readonly type: 'coverage.grew'; readonly covered: readonly string[] }
  | { readonly type: 'step.sent'; readonly step: number }
  | { readonly type: 'step.refused'; readonly step: number; readonly reason: Refusal }
  | { readonly type: 'link.failed'; readonly failure: Failure };

/** `next`: index of the next journal entry. `total`: number of entries at the time of the request. */
interface Watched {
  readonly app: string;
  readonly key: string;
  readonly recording: Recording;
  total: number;
  actor: WatchedActor;
  next: number;
  /** `to`: index after the last entry that the event caused. */
  sent: { readonly step: number; readonly to: number } | null;
}

/** Follows one chart's actor in another window and sends it events; no event and no context holds entries. */
export const pathLink = fromCallback<PathLinkRequest, { machine: string }>(
  ({ receive, sendBack, self, system, input }) => {
    const env = envOf(system);
    const store = recordingStoreOf(system);
    const studio = Context.get(env, Chance).token(16);
    const send = (answer: PathLinkAnswer): void => sendBack(answer);
    let end: LinkEnd<StudioMessage> | null = null;
    let requested: string | null = null;
    let watched: Watched | null = null;
    let covered = -1;
    let isOver = false;

    const enqueue = taskQueue(
      () => isOver,
      (failure) => send({ type: 'link.failed', failure }),
    );
    const ask = (): void => {
      if (requested === null) return;
      const from = watched?.app === requested ? watched.next : 0;
      end?.post({ type: 'app.watch', studio, app: requested, from });
    };

    const sendCoverage = ({ recording }: Watched): void => {
      const ids = recording.covered(input.machine);
      if (ids.size === covered) return;
      covered = ids.size;
      store.grew();
      send({ type: 'coverage.grew', covered: [...ids] });
    };

    const sendStepSent = (now: Watched): void => {
      if (now.sent === null || now.next < now.sent.to) return;
      send({ type: 'step.sent', step: now.sent.step });
      now.sent = null;
    };

    const sent = ({ app, step, to }: Extract<AppMessage, { type: 'event.sent' }>): void => {
      if (watched?.app !== app) return;
      watched.sent = { step, to };
      sendStepSent(watched);
    };

    const begin = async ({ app, from, total, head }: Extract<AppMessage, { type: 'journal.begun' }>): Promise<void> => {
      if (app !== requested) return;
      if (head === null) {
        if (watched?.app === app) goOn(watched, total);
        return;
      }
      const logic = await rootChartOf(self);
      const { input: root, startedAt } = head.facts;
      const recording = createRecording({ logic, input: root, startedAt, base: head.base, entries: [] });
      if (watched) store.leave(watched.key);
      const actor = watchActor(recording, input.machine, send);
      watched = { app, key: store.put(recording), recording, total, actor, next: from, sent: null };
      if (total === from) join(watched);
    };

    const goOn = (now: Watched, total: number): void => {
      now.total = total;
      if (!now.actor.isJoined() && now.next >= total) join(now);
    };

    const join = (now: Watched): void => {
      now.actor.join();
      sendCoverage(now);
    };

    const grow = async ({ app, from, entries }: Extract<AppMessage, { type: 'journal.grew' }>): Promise<void> => {
      const now = watched;
      if (now?.app !== app) return;
      if (from > now.next) return ask();
      const fresh = entries.slice(now.next - from);
      now.recording.grow(fresh);
      now.next += fresh.length;
      if (now.actor.isJoined()) {
        now.actor.grew(fresh.length);
        sendCoverage(now);
      } else {
        await foldAll(now.recording);
        if (!isOver && now.next >= now.total) join(now);
      }
      end?.post({ type: 'journal.had', studio, app, to: now.next });
      sendStepSent(now);
    };

    const cut = async ({ app, base }: Extract<AppMessage, { type: 'journal.cut' }>): Promise<void> => {
      if (watched?.app !== app) return;
      const cutting = watched.recording.cutTo(base);
      await foldAll(cutting);
      cutting.commit();
    };

    const onMessage = (message: Exclude<AppMessage, { type: 'app.asks' }>): void => {
      switch (message.type) {
        case 'app.here': {
          const { app, title, route } = message;
          send({ type: 'app.found', found: { app, title, route } });
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
        case 'event.sent':
          enqueue(async () => sent(message));
          break;
        case 'event.refused':
          enqueue(async () => send({ type: 'step.refused', step: message.step, reason: message.reason }));
          break;
      }
    };

    const handleRequest = (request: PathLinkRequest): void => {
      if (request.type === 'app.watch') {
        requested = request.app;
        // Another actor may run there by now, so it is announced again.
        if (watched?.app === requested) watched.actor = watchActor(watched.recording, input.machine, send);
        ask();
      } else if (requested !== null) {
        const target = { studio, app: requested };
        if (request.type === 'route.go') end?.post({ type: 'route.go', ...target, href: request.href });
        else {
          const path = watched?.actor.path() ?? '';
          end?.post({ type: 'event.send', ...target, step: request.step, path, event: request.event });
        }
      }
    };

    receive(handleRequest);
    end = openStudio(studio, { onMessage, onRestored: ask });
    if (!end) send({ type: 'link.failed', failure: { tag: 'crashed', reason: 'no channels between windows' } });
    return () => {
      isOver = true;
      end?.close();
      if (watched) store.leave(watched.key);
    };
  },
);
