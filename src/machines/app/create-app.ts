import { Context, Effect } from 'effect';
import { createActor } from 'xstate';
import { simulatedHumanCheck } from '#services/captcha/human-check.ts';
import { baseSession } from '#services/contract/base-session.contract.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Endpoint } from '#services/contract/contract.ts';
import { log } from '#services/contract/log.contract.ts';
import { permissionRefusal } from '#services/contract/permissions.ts';
import { stored } from '#services/contract/stored.contract.ts';
import {
  Chance,
  type Env,
  type Host,
  HostInfo,
  Http,
  HumanCheck,
  Locks,
  RecentEntries,
  Sockets,
  Store,
  Time,
  Uploads,
  Views,
  Wechat,
} from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import type { AnswerSources } from '#services/http/middleware.ts';
import { makeRequest } from '#services/http/request.ts';
import type { Acquire } from '#services/storage/locks.ts';
import { makeStore, type StoreHost } from '#services/storage/record-store.ts';
import { showCard } from '#services/wechat/card.ts';
import { qrLogin } from '#services/wechat/qr-login.ts';
import { type Recorder, recorder } from '../journal/recorder.ts';
import { bindEnv } from '../kit/env.ts';
import { rootName } from '../kit/residents.ts';
import { type SessionActor, selectCurrentUser, selectSuccessor } from '../session/session.machine.ts';
import type { AppInput } from './app.events.ts';
import type { AppActor } from './app.machine.ts';
import { loadApp } from './load-app.ts';
import type { PageTable } from './pages.ts';
import { withPages } from './with-pages.ts';

export interface AppHost {
  readonly pages: PageTable;
  readonly input: AppInput;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly answers?: (app: AppActor) => AnswerSources;
  readonly changed?: () => void;
  readonly openSocket?: (token: string) => WebSocket;
  readonly store: StoreHost;
  readonly acquire: Acquire;
  readonly isLockPerTab?: boolean;
  readonly host: Host;
  readonly humanCheck?: Context.Service.Shape<typeof HumanCheck>;
  /** Loads the view of a lazy chart, by the chart's name in the root. */
  readonly loadView: (name: string) => Promise<unknown>;
  readonly token: (length: number) => string;
  readonly journalLimit?: number;
}

export const createApp = (host: AppHost) => {
  const journal = recorder(host.clock, host.journalLimit === undefined ? {} : { limit: host.journalLimit });
  const app: AppActor = createActor(withPages(host.pages), {
    input: host.input,
    clock: journal.clock,
    inspect: journal.inspect,
    systemId: rootName,
  }).ref;
  bindEnv(app.system, makeEnv(host, app, journal));
  return { app, journal };
};

export const hasQueuedReactions = (host: StoreHost): boolean => {
  try {
    return Object.keys(makeStore(host).load(stored.pressed).value).length > 0;
  } catch {
    return false;
  }
};

/** Redaction is loaded with the first error. */
const withoutSecrets = <T extends object>(facts: T, entries: Recorder['entries'], key: string) =>
  Effect.orElseSucceed(
    Effect.tryPromise(async () => {
      const redacted = (await import('../journal/redact.ts')).anonymisedBy(key);
      return { ...(redacted(facts) as T), entries: entries.map(redacted) };
    }),
    () => ({ ...(Object.fromEntries(Object.keys(facts).map((name) => [name, unknown])) as T), entries: [] }),
  );

const unknown = '•••';

export const makeEnv = (host: AppHost, app: AppActor, journal: Recorder): Env => {
  const store = makeStore(host.store);
  const http = { baseUrl: host.baseUrl, ...(host.fetch ? { fetch: host.fetch } : {}) };
  const request = makeRequest({
    ...http,
    ...host.answers?.(app),
    ...(host.changed ? { changed: host.changed } : {}),
    clock: host.clock,
    token: () => store.peek(stored.session)?.token ?? null,
    renew: (refused) => renewed(sessionOf(app), refused),
    // Failures of log calls are not logged.
    unreadable: ({ endpoint: name, reason }, endpoint) => {
      if (!isLog(endpoint)) reportError(app, host.clock, `malformed ${name}`, reason);
    },
    failed: (failure, endpoint) => {
      if (endpoint !== baseSession.memberInfo && isNotAllowed(failure))
        sessionOf(app)?.send({ type: 'member.changed' });
    },
  });
  return Context.make(Store, store).pipe(
    Context.add(Time, host.clock),
    Context.add(Chance, { token: host.token }),
    Context.add(HumanCheck, host.humanCheck ?? simulatedHumanCheck(host.token)),
    Context.add(Sockets, { open: host.openSocket ?? noSocket }),
    Context.add(Locks, { acquire: host.acquire, isPerTab: host.isLockPerTab === true }),
    Context.add(HostInfo, host.host),
    Context.add(RecentEntries, {
      last: (count, facts) => withoutSecrets(facts, journal.entries.slice(-count), host.token(32)),
    }),
    Context.add(Uploads, http),
    Context.add(Views, { load: host.loadView, root: () => loadApp(host.pages) }),
    Context.add(Wechat, { ...qrLogin({ ...http, clock: host.clock }), showCard }),
    Context.add(Http, { request, kept: new Map() }),
  );
};

/** The backend refuses what the role allows: the member may be muted now (docs/choices.md R6-15). */
const isNotAllowed = (failure: Failure): boolean =>
  failure.tag === 'forbidden' || (failure.tag === 'refused' && failure.code === permissionRefusal.muted);

const isLog = (endpoint: Endpoint): boolean => Object.values<Endpoint>(log).includes(endpoint);

const noSocket = (): never => {
  throw new Error('no live channel here');
};

/** Reports an unhandled error (R8.5-14); the caller rethrows it. */
export const reportError = (app: AppActor, clock: Clock, message: string, detail: string): void => {
  const session = sessionOf(app);
  const memberId = session ? selectCurrentUser(session.getSnapshot()).memberId : null;
  app.getSnapshot().children.reports?.send({ type: 'error.seen', message, detail, memberId, at: clock.now() });
};

const sessionOf = (app: AppActor): SessionActor | undefined => app.getSnapshot().children.session;

/** Resolves to the new token, or null after a logout; rejects if the renewal fails. */
const renewed = (session: SessionActor | undefined, refused: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    if (!session) return resolve(null);
    const look = (): boolean => {
      const snapshot = session.getSnapshot();
      const token = selectSuccessor(snapshot, refused);
      if (token !== refused) resolve(token);
      else if (snapshot.hasTag('renewalFailed')) reject({ tag: 'offline' } satisfies Failure);
      else return false;
      return true;
    };
    session.send({ type: 'token.refused', token: refused });
    if (look()) return;
    const watching = session.subscribe(() => {
      if (look()) watching.unsubscribe();
    });
  });
