import { type AnyEventObject, fromCallback } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Refusal } from '#services/flows/link.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import { type FoundApp, foldAll, openJournalLink } from './journal-link.ts';
import { createRecording, type Recording } from './recording.ts';
import { recordingStoreOf } from './recording-store.ts';
import { type ActorUpdate, type WatchedActor, watchActor } from './watched-actor.ts';

export type AppWindow = Pick<FoundApp, 'app' | 'title' | 'route'>;

export type PathLinkRequest =
  | { readonly type: 'app.watch'; readonly app: string }
  | { readonly type: 'step.send'; readonly step: number; readonly event: AnyEventObject }
  | { readonly type: 'route.go'; readonly href: string };

export type PathLinkAnswer =
  | { readonly type: 'app.found'; readonly found: AppWindow }
  | { readonly type: 'app.left'; readonly app: string }
  | ActorUpdate
  | { readonly type: 'coverage.grew'; readonly covered: readonly string[] }
  | { readonly type: 'step.sent'; readonly step: number }
  | { readonly type: 'step.refused'; readonly step: number; readonly reason: Refusal }
  | { readonly type: 'link.failed'; readonly failure: Failure };

/** Follows one chart's actor in another window and sends it events; no event and no context holds entries. */
export const pathLink = fromCallback<PathLinkRequest, { machine: string }>(
  ({ receive, sendBack, self, system, input: { machine } }) => {
    const store = recordingStoreOf(system);
    const send = (answer: PathLinkAnswer): void => sendBack(answer);
    let app: string | null = null;
    let key: string | null = null;
    let actor: WatchedActor | null = null;
    let covered = -1;
    /** `to`: index after the last entry that the event caused. */
    let sent: { readonly step: number; readonly to: number } | null = null;

    const sendCoverage = (recording: Recording): void => {
      const ids = recording.covered(machine);
      if (ids.size === covered) return;
      covered = ids.size;
      store.grew();
      send({ type: 'coverage.grew', covered: [...ids] });
    };

    const sendStepSent = (): void => {
      if (sent === null || link.next() < sent.to) return;
      send({ type: 'step.sent', step: sent.step });
      sent = null;
    };

    const link = openJournalLink(system, {
      found: ({ app: id, title, route }) => send({ type: 'app.found', found: { app: id, title, route } }),
      left: (id) => send({ type: 'app.left', app: id }),
      failed: (failure) => send({ type: 'link.failed', failure }),
      begin: async ({ facts: { input, startedAt }, base }) => {
        const logic = await rootChartOf(self);
        const recording = createRecording({ logic, input, startedAt, base, entries: [] });
        store.leave(key);
        key = store.put(recording);
        actor = watchActor(recording, machine, send);
        sent = null;
        return recording;
      },
      joined: (recording) => {
        actor?.join();
        sendCoverage(recording);
      },
      fold: async (recording, fresh, isJoined) => {
        if (!isJoined) return foldAll(recording);
        actor?.grew(fresh);
        sendCoverage(recording);
      },
      grew: sendStepSent,
      answered: (answer, isWatched) => {
        if (answer.type === 'event.refused') send({ type: 'step.refused', step: answer.step, reason: answer.reason });
        else if (isWatched) {
          sent = answer;
          sendStepSent();
        }
      },
    });

    receive((request) => {
      if (request.type === 'app.watch') {
        app = request.app;
        // Another actor may run there by now, so it is announced again.
        const recording = link.watch(app) ? store.get(key) : null;
        if (recording) {
          link.rejoin();
          actor = watchActor(recording, machine, send);
        }
        return;
      }
      if (app === null) return;
      const target = { studio: link.studio, app };
      if (request.type === 'route.go') link.post?.({ type: 'route.go', ...target, href: request.href });
      else {
        const { step, event } = request;
        link.post?.({ type: 'event.send', ...target, step, path: actor?.path() ?? '', event });
      }
    });
    return () => {
      link.close();
      store.leave(key);
    };
  },
);
