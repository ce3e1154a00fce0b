import { waitFor } from 'xstate';
import { type AppActor, selectMemberId } from '#machines/app/app.machine.ts';
import { factsOf } from '#machines/app/flow-facts.ts';
import { type FlowFacts, type FlowFile, makeFlow, type Persons } from '#machines/journal/flow-file.ts';
import type { Recorder } from '#machines/journal/recorder.ts';
import { redacted } from '#machines/journal/redact.ts';
import { newKey } from '#machines/kit/env.ts';
import { selectCurrentUser, selectIsAnonymous, selectIsRestoring } from '#machines/session/session.machine.ts';
import { loginFrom } from '#machines/session/session-token.ts';
import { allowScripts } from '#services/address/script-files.ts';
import type { Backstage } from '#services/contract/backstage.ts';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import type { Clock } from '#services/contract/clock.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { browserStoreHost } from '#services/storage/browser-host.ts';
import { makeStore, type StoreHost } from '#services/storage/record-store.ts';
import { tabStorage } from '#services/storage/tab-storage.ts';
import { mountHandle } from '../backstage/handle.ts';
import type { ResumeOptions } from './resume.ts';
import type { Running, SimulatedBackend } from './simulated-backend.ts';

interface Exposed {
  readonly adopt: (credentials: Credentials) => Promise<void>;
  readonly forget: () => void;
  readonly journal: Backstage['journal'];
  readonly previousJournal: Backstage['previousJournal'];
  readonly leaveJournal: Backstage['leaveJournal'];
  readonly memberId: () => string | null;
  readonly onMember: (listener: () => void) => void;
  readonly href: () => string;
}

interface Started extends Omit<SimulatedBackend, 'storage' | 'expose' | 'resume'> {
  readonly ownTab: string | null;
  readonly credentials: Credentials | null;
  readonly logIn: ResumeOptions['logIn'];
  readonly backstage: (exposed: Exposed) => Backstage;
}

export const simulated = async (page: Window, begin: () => Promise<Started>): Promise<SimulatedBackend> => {
  allowScripts();
  const { backstage, credentials, ownTab, logIn, ...backend } = await begin();
  const storage = ownTab === null ? null : tabStorage(page, ownTab);
  const isKept =
    credentials !== null && keepLogin(storage?.store ?? browserStoreHost(page), credentials, backend.clock.now());
  return {
    ...backend,
    storage,
    resume: new URLSearchParams(page.location.search).has('flow')
      ? async (host) => (await import('./resume.ts')).resume({ page, host, logIn })
      : null,
    expose: (running) => expose(running, backstage, isKept ? null : credentials),
  };
};

/** Stores the scenario's login before the app starts, so that pages for members open. False without storage. `at` in ms since 1970. */
export const keepLogin = (host: StoreHost, credentials: Credentials, at: number): boolean => {
  try {
    makeStore(host).save(stored.session, loginFrom(credentials, at));
    return true;
  } catch {
    return false;
  }
};

export const expose = (
  running: Running,
  equip: (exposed: Exposed) => Backstage,
  credentials: Credentials | null,
): void => {
  const exposed = exposedOf(running);
  const backstage = equip(exposed);
  const { page, texts } = running;
  Object.assign(page, { backstage });
  mountHandle({ page, backstage, texts });
  if (credentials) void exposed.adopt(credentials);
};

const exposedOf = ({ page, app, journal, clock, address, version, previous }: Running): Exposed => ({
  adopt: (credentials) => adopt(app, clock, credentials),
  forget: () => {
    app.getSnapshot().children.session?.send({ type: 'session.forget' });
    address.again();
  },
  journal: () => exported(app, journal, factsOf(app, clock, version)),
  leaveJournal: async (of) => {
    const { leaveJournal } = await import('#machines/app/leave-journal.ts');
    const file = of === 'now' ? fileOf(app, journal, factsOf(app, clock, version)) : await previous();
    if (!file) throw new Error('no journal of a page before this one');
    return leaveJournal(app, file);
  },
  previousJournal: async () => {
    const file = await previous();
    return (
      file && {
        entries: file.entries,
        export: (persons) =>
          JSON.stringify(persons === 'hidden' ? makeFlow(file, file, newKey(app.system), persons) : file),
      }
    );
  },
  memberId: () => {
    const { session } = app.getSnapshot().children;
    return session ? selectCurrentUser(session.getSnapshot()).memberId : null;
  },
  onMember: (listener) => {
    app.getSnapshot().children.session?.subscribe(listener);
  },
  href: () => page.location.href,
});

const patience = 5_000;

/** Resolves once the app knows whose login it is, or that it is invalid. */
export const adopt = async (app: AppActor, clock: Clock, credentials: Credentials): Promise<void> => {
  const { session } = app.getSnapshot().children;
  if (!session) return;
  await waitFor(session, (snapshot) => !selectIsRestoring(snapshot));
  session.send({ type: 'session.forget' });
  await waitFor(session, selectIsAnonymous);
  session.send({ type: 'session.opened', credentials, at: clock.now() });
  const waiting = new AbortController();
  const timer = clock.setTimeout(() => waiting.abort(), patience);
  const isKnown = () => selectIsAnonymous(session.getSnapshot()) || selectMemberId(app.getSnapshot()) !== null;
  await waitFor(app, isKnown, { signal: waiting.signal }).catch(() => null);
  clock.clearTimeout(timer);
};

const fileOf = (
  app: AppActor,
  { entries, startedAt, base }: Recorder,
  facts: Omit<FlowFacts, 'startedAt'>,
  persons?: Persons,
): FlowFile => makeFlow({ ...facts, startedAt }, { base: base(), entries }, newKey(app.system), persons);

const exported = (app: AppActor, journal: Recorder, facts: Omit<FlowFacts, 'startedAt'>) => ({
  entries: journal.entries.map(redacted),
  export: (persons?: Persons) => JSON.stringify(fileOf(app, journal, facts, persons)),
});
