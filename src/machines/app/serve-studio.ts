import { routeOf } from '#routes/routes.ts';
import type { AppPost, Refusal, StudioMessage } from '#services/flows/link.ts';
import type { Base } from '../journal/base.ts';
import type { FlowFacts } from '../journal/flow-file.ts';
import type { JournalEntry, Recorder } from '../journal/recorder.ts';
import { isMachine } from '../shared/private-names.ts';
import type { AppActor } from './app.machine.ts';
import { actorAt, endsLogin, isLoggedIn } from './ends-login.ts';

export interface ServeStudioOptions {
  readonly id: string;
  readonly app: AppActor;
  readonly journal: Recorder;
  readonly facts: () => FlowFacts;
  readonly title: () => string;
  readonly say: (message: AppPost) => void;
  readonly go: (href: string) => void;
  readonly whenIdle: (run: () => void) => void;
}

/** `isWaitedFor`: a post that the studio has not acknowledged. */
interface Watcher {
  readonly next: number;
  readonly isWaitedFor: boolean;
  readonly base: Base | null;
}

const entriesInOneGo = 500;

/** The app's side of the flow studio: announces the app, posts its journal when idle, delivers events. Pages of the studio are excluded. */
export const serveStudio = (options: ServeStudioOptions) => {
  const { id, app, journal, facts, title, say, go, whenIdle } = options;
  const watchers = new Map<string, Watcher>();
  let said: string | null = null;
  let isPlanned = false;

  const first = (): number => journal.end() - journal.entries.length;

  const isStudio = (): boolean => {
    const { route } = app.getSnapshot().context;
    return route !== null && routeOf(route.name).page === 'flows';
  };

  const leave = (): void => {
    watchers.clear();
    if (said !== null) say({ type: 'app.gone', app: id });
    said = null;
  };

  const appear = (isAsked: boolean): void => {
    if (isStudio()) {
      leave();
      return;
    }
    const { route, startedAt, appVersion } = facts();
    const about = { app: id, title: title(), route, startedAt, version: appVersion };
    const text = JSON.stringify(about);
    if (isAsked || text !== said) say({ type: 'app.here', ...about });
    said = text;
  };

  const begin = (studio: string, from: number): Watcher => {
    const isKnown = from > first() && from <= journal.end();
    const next = isKnown ? from : first();
    const base = isKnown ? null : journal.base();
    const head = isKnown ? null : JSON.stringify({ facts: facts(), base });
    say({ type: 'journal.begun', app: id, studio, from: next, total: journal.end(), head });
    return { next, isWaitedFor: false, base };
  };

  const feed = (studio: string, watcher: Watcher): void => {
    if (watcher.isWaitedFor) return;
    const { next, base } = watcher.next < first() ? begin(studio, first()) : watcher;
    const newest = journal.base();
    if (newest && newest !== base) say({ type: 'journal.cut', app: id, studio, base: JSON.stringify(newest) });
    const from = next - first();
    const entries = journal.entries.slice(from, from + entriesInOneGo);
    if (entries.length > 0) {
      say({ type: 'journal.grew', app: id, studio, from: next, entries: JSON.stringify(entries) });
    }
    watchers.set(studio, { next: next + entries.length, isWaitedFor: entries.length > 0, base: newest });
  };

  const work = (): void => {
    isPlanned = false;
    appear(false);
    for (const [studio, watcher] of watchers) feed(studio, watcher);
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(work);
  };

  type EventSend = Extract<StudioMessage, { type: 'event.send' }>;
  const refuse = ({ studio, step }: EventSend, reason: Refusal): void =>
    say({ type: 'event.refused', app: id, studio, step, reason });

  const send = (message: EventSend): void => {
    const { studio, step, path, event } = message;
    const ref = actorAt(app, path);
    const isThere = ref !== null && isMachine(ref);
    if (isThere && ref.getSnapshot().can(event)) {
      const from = journal.end();
      ref.send(event);
      say({ type: 'event.sent', app: id, studio, step, from, to: journal.end() });
    } else refuse(message, isThere ? 'notTaken' : 'noActor');
  };

  /** A step that would log the user out is refused, and the studio skips it. */
  const deliver = async (message: EventSend): Promise<void> => {
    const { path, event } = message;
    const { input } = facts();
    if (isLoggedIn(app) && (await endsLogin({ app, journal, input, path, event }).catch(() => false)))
      refuse(message, 'logsOut');
    else send(message);
  };

  const had = ({ studio, to }: Extract<StudioMessage, { type: 'journal.had' }>): void => {
    const watcher = watchers.get(studio);
    if (to !== watcher?.next) return;
    watchers.set(studio, { ...watcher, isWaitedFor: false });
    if (to < journal.end()) plan();
  };

  const watch = ({ studio, from }: Extract<StudioMessage, { type: 'app.watch' }>): void => {
    if (isStudio()) {
      leave();
      return;
    }
    watchers.set(studio, begin(studio, from));
    plan();
  };

  const hear = (message: StudioMessage): void => {
    if ('app' in message && message.app !== id) return;
    switch (message.type) {
      case 'studio.here':
        appear(true);
        break;
      case 'studio.gone':
      case 'app.unwatch':
        watchers.delete(message.studio);
        break;
      case 'app.watch':
        watch(message);
        break;
      case 'journal.had':
        had(message);
        break;
      case 'event.send':
        void deliver(message);
        break;
      case 'route.go':
        if (/^\/(?![/\\])/.test(message.href)) go(message.href);
        break;
    }
  };

  const isNews = ({ path, event }: JournalEntry): boolean => path === '' && event.type === 'route.entered';
  const stop = journal.subscribe((entry) => {
    if (watchers.size > 0 || isNews(entry)) plan();
  });

  return {
    hear,
    leave,
    end: (): void => {
      stop();
      leave();
    },
  };
};
