import type { AdjustableClock } from '../clock.ts';
import type { Domain } from '../domain/domain.ts';
import type { Seed } from '../domain/domain-seed.ts';
import type { DomainLog, LogHead } from './domain-log.ts';
import { uniqueName } from './unique-name.ts';

export type Exclusive = <A>(run: () => Promise<A>) => Promise<A>;

export interface Channel {
  notify(news: News): void;
  listen(listener: (news: News) => void): void;
  close(): void;
}
export type News = { readonly kind: 'events' } | { readonly kind: 'clock'; readonly offset: number };

interface SharingOptions {
  readonly domain: Domain;
  readonly clock: AdjustableClock;
  readonly log: DomainLog;
  readonly head: LogHead;
  readonly exclusive: Exclusive;
  readonly channel: Channel | null;
  readonly seedOf: (head: LogHead) => Seed;
}

export interface Sharing {
  /** Reads new events, runs the task, appends its events; exclusive across servers. */
  readonly run: <A>(task: () => Promise<A>) => Promise<A>;
  readonly restart: (head: Omit<LogHead, 'generation'>) => Promise<void>;
  /** Defers notifications until the log has the events: a crashed server must not have confirmed lost ones. */
  readonly notify: (deliver: () => void) => void;
  readonly head: () => LogHead;
  readonly close: () => void;
}

/** Several servers share one domain: the log is the state, and one server appends at a time. */
export const shareDomain = (options: SharingOptions): Sharing => {
  const { domain, clock, log, exclusive, channel, seedOf } = options;
  let { head } = options;
  /** After a failure of the log this server continues alone. */
  let isAlone = false;
  let deferred: (() => void)[] | null = null;
  const tryLog = async (use: () => Promise<void>): Promise<void> => {
    if (isAlone) return;
    try {
      await use();
    } catch {
      isAlone = true;
    }
  };

  const catchUp = () =>
    tryLog(async () => {
      let found = await log.read(domain.events.length);
      if (found.head && found.head.generation !== head.generation) {
        head = found.head;
        domain.restart(seedOf(head));
        found = await log.read(0);
      }
      if (found.head) head = found.head;
      clock.follow(head.offset);
      domain.adopt(found.events);
    });

  channel?.listen((news) => {
    if (news.kind === 'clock') clock.follow(news.offset);
    else void exclusive(catchUp);
  });
  clock.onAdvance((offset) => {
    channel?.notify({ kind: 'clock', offset });
    void exclusive(async () => {
      await catchUp();
      head = { ...head, offset: Math.max(head.offset, offset) };
      await tryLog(() => log.saveHead(head));
    });
  });

  return {
    run: (task) =>
      exclusive(async () => {
        await catchUp();
        const before = domain.events.length;
        deferred = [];
        try {
          return await task();
        } finally {
          const fresh = domain.events.slice(before);
          if (fresh.length > 0) {
            await tryLog(() => log.append(fresh));
            channel?.notify({ kind: 'events' });
          }
          const pending = deferred;
          deferred = null;
          for (const deliver of pending) deliver();
        }
      }),
    notify: (deliver) => {
      if (deferred) deferred.push(deliver);
      else deliver();
    },
    restart: (next) =>
      exclusive(async () => {
        head = { ...next, generation: uniqueName() };
        domain.restart(seedOf(head));
        await tryLog(() => log.restart(head));
        channel?.notify({ kind: 'events' });
      }),
    head: () => head,
    close: () => {
      channel?.close();
      log.close();
    },
  };
};

export const oneAtATime = (): Exclusive => {
  let tail: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = tail.then(run, run);
    tail = turn.catch(() => {});
    return turn;
  };
};

export const lockAcrossTabs = (locks: LockManager | undefined, name: string): Exclusive => {
  const inPage = oneAtATime();
  if (!locks) return inPage;
  return async <A>(run: () => Promise<A>): Promise<A> => {
    let isHeld = false;
    try {
      return await locks.request(name, () => {
        isHeld = true;
        return run();
      });
    } catch (reason) {
      if (isHeld) throw reason;
      return inPage(run);
    }
  };
};
