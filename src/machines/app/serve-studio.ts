import { routeOf } from '#routes/routes.ts';
import type { AppPost, Refusal, StageAct, StudioMessage } from '#services/flows/link.ts';
import type { BaseSnapshot } from '../journal/base-snapshot.ts';
import type { FlowFacts } from '../journal/flow-file.ts';
import type { JournalEntry, Recorder } from '../journal/recorder.ts';
import { actorAt } from '../kit/actor-path.ts';
import { isMachine } from '../kit/xstate-internals.ts';
import type { AppActor } from './app.machine.ts';

export interface ServeStudioOptions {
  readonly id: string;
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly facts: () => FlowFacts;
  readonly title: () => string;
  readonly post: (message: AppPost) => void;
  /** The name of its window. */
  readonly name: string;
  /** Does what the studio wants behind the app; rejects where there is no simulated backend. */
  readonly stage: (act: StageAct) => Promise<void>;
  readonly whenIdle: (run: () => void) => void;
}

/** `isAwaitingAck`: a post that the studio has not acknowledged. */
interface Watcher {
  readonly next: number;
  readonly isAwaitingAck: boolean;
  readonly base: BaseSnapshot | null;
}

const entriesPerBatch = 500;

/** The app's side of the flow studio: announces the app, posts its journal when idle, delivers events. Pages of the studio are excluded. */
export const serveStudio = (options: ServeStudioOptions) => {
  const { id, app, journal, facts, title, name, post, stage, whenIdle } = options;
  const watchers = new Map<string, Watcher>();
  let lastPosted: string | null = null;
  let isScheduled = false;

  const first = (): number => journal.end() - journal.entries.length;

  const isStudio = (): boolean => {
    const { route } = app.getSnapshot().context;
    return route !== null && routeOf(route.name).page === 'flows';
  };

  const leave = (): void => {
    watchers.clear();
    if (lastPosted !== null) post({ type: 'app.gone', app: id });
    lastPosted = null;
  };

  const announce = (isAsked: boolean): void => {
    if (isStudio()) {
      leave();
      return;
    }
    const { route, startedAt, appVersion } = facts();
    const about = { app: id, title: title(), route, window: name, startedAt, version: appVersion };
    const text = JSON.stringify(about);
    if (isAsked || text !== lastPosted) post({ type: 'app.here', ...about });
    lastPosted = text;
  };

  const begin = (studio: string, from: number): Watcher => {
    const isKnown = from > first() && from <= journal.end();
    const next = isKnown ? from : first();
    const base = isKnown ? null : journal.base();
    const head = isKnown ? null : JSON.stringify({ facts: facts(), base });
    post({ type: 'journal.begun', app: id, studio, from: next, total: journal.end(), head });
    return { next, isAwaitingAck: false, base };
  };

  const sendEntries = (studio: string, watcher: Watcher): void => {
    if (watcher.isAwaitingAck) return;
    const { next, base } = watcher.next < first() ? begin(studio, first()) : watcher;
    const newest = journal.base();
    if (newest && newest !== base) post({ type: 'journal.cut', app: id, studio, base: JSON.stringify(newest) });
    const from = next - first();
    const entries = journal.entries.slice(from, from + entriesPerBatch);
    if (entries.length > 0) {
      post({ type: 'journal.grew', app: id, studio, from: next, entries: JSON.stringify(entries) });
    }
    watchers.set(studio, { next: next + entries.length, isAwaitingAck: entries.length > 0, base: newest });
  };

  const work = (): void => {
    isScheduled = false;
    announce(false);
    for (const [studio, watcher] of watchers) sendEntries(studio, watcher);
  };
  const scheduleWork = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(work);
  };

  type EventSend = Extract<StudioMessage, { type: 'event.send' }>;
  const refuse = ({ studio, step }: EventSend, reason: Refusal): void =>
    post({ type: 'event.refused', app: id, studio, step, reason });

  const send = (message: EventSend): void => {
    const { studio, step, path, event } = message;
    const ref = actorAt(app, path);
    const isThere = ref !== null && isMachine(ref);
    if (isThere && ref.getSnapshot().can(event)) {
      const from = journal.end();
      ref.send(event);
      post({ type: 'event.sent', app: id, studio, step, from, to: journal.end() });
    } else refuse(message, isThere ? 'notTaken' : 'noActor');
  };

  const act = async ({ studio, step, act }: Extract<StudioMessage, { type: 'stage.do' }>): Promise<void> => {
    const problem = await stage(act).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    post({ type: 'stage.done', app: id, studio, step, problem });
  };

  const acknowledge = ({ studio, to }: Extract<StudioMessage, { type: 'journal.had' }>): void => {
    const watcher = watchers.get(studio);
    if (to !== watcher?.next) return;
    watchers.set(studio, { ...watcher, isAwaitingAck: false });
    if (to < journal.end()) scheduleWork();
  };

  const watch = ({ studio, from }: Extract<StudioMessage, { type: 'app.watch' }>): void => {
    if (isStudio()) {
      leave();
      return;
    }
    watchers.set(studio, begin(studio, from));
    scheduleWork();
  };

  const onMessage = (message: StudioMessage): void => {
    if ('app' in message && message.app !== id) return;
    switch (message.type) {
      case 'studio.here':
        announce(true);
        break;
      case 'studio.gone':
      case 'app.unwatch':
        watchers.delete(message.studio);
        break;
      case 'app.watch':
        watch(message);
        break;
      case 'journal.had':
        acknowledge(message);
        break;
      case 'event.send':
        send(message);
        break;
      case 'stage.do':
        void act(message);
        break;
    }
  };

  const isNews = ({ path, event }: JournalEntry): boolean => path === '' && event.type === 'route.entered';
  const stop = journal.subscribe((entry) => {
    if (watchers.size > 0 || isNews(entry)) scheduleWork();
  });

  return {
    onMessage,
    leave,
    end: (): void => {
      stop();
      leave();
    },
  };
};
