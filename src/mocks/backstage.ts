import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { openConversation, sendMessage } from '#mocks/domain/rules/messages.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { phone, strangerOpenid } from '#mocks/domain/rules/wechat.ts';
import type { Backend } from '#mocks/hosts/backend.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import type { Credentials } from '#services/contract/standing.contract.ts';
import type { FaultRule } from './faults.ts';
import { freshScenario, scenarios } from './scenarios.ts';

/** What an outside test drives the app by, as `window.backstage` (docs/qa.md). */
export interface Backstage {
  /** SMS and email codes "sent", newest first. */
  codes(): { account: string; code: string; at: number }[];
  /** The phone in the user's hand. */
  readonly wechat: { scan(): void; confirm(as?: 'bound' | 'unbound'): void; cancel(): void; expire(): void };
  signInAs(persona: string): Promise<void>;
  scenario(name: string): Promise<void>;
  scenarios(): string[];
  fault(rule: FaultRule): string;
  clearFaults(): void;
  release(id?: string): void;
  readonly realtime: {
    drop(): void;
    down(ms: number): void;
    push(body: unknown): void;
    say(fromPersona: string, text: string): Promise<void>;
  };
  /** The people who are not there. */
  readonly others: { start(): Promise<void>; stop(): Promise<void> };
  readonly clock: { now(): number; advance(ms: number): void };
  reset(): Promise<void>;
  events(): readonly { type: string; at: number }[];
  journal(): { entries: readonly unknown[]; export(): string };
  /** What the page before this one in the same tab left, for example when it crashed. */
  previousJournal(): Promise<{ entries: readonly unknown[]; export(): string } | null>;
}

/** What the app lends to the backstage. */
export interface BackstageApp {
  /** Takes over a login as if its own dialog had got it. */
  readonly adopt: (credentials: Credentials) => Promise<void> | void;
  /** Storage was emptied and the backend began anew: forget what is in memory, too. */
  readonly forget: () => Promise<void> | void;
  readonly journal: () => { entries: readonly unknown[]; export(): string };
  readonly previousJournal: () => Promise<{ entries: readonly unknown[]; export(): string } | null>;
}

export interface BackstageOptions {
  readonly backend: Backend;
  readonly app: BackstageApp;
  /** Empties what the app has stored, and begins a new world of that scenario. */
  readonly restart: (scenario: string) => Promise<void>;
}

/** The persona whose WeChat account is the bound one. */
const boundPersona = 'liran';
/** The mobile of the account that `newcomer` opens. */
const newcomerMobile = '+8613900001001';

export const createBackstage = ({ backend, app, restart }: BackstageOptions): Backstage => {
  const { world, clock, faults, broker, sockets } = backend;
  const act = (task: () => void): void => void backend.run(async () => task());

  const begin = async (name: string): Promise<void> => {
    if (!scenarios.has(name)) throw new Error(`No scenario ${name}. There are: ${[...scenarios.keys()].join(', ')}`);
    await restart(name);
    await app.forget();
    armFaults(backend, name);
    const credentials = await scenarioLogin(backend, name);
    if (credentials) await app.adopt(credentials);
  };

  return {
    codes: backend.codes,
    wechat: {
      scan: () => act(() => phone.scan(world)),
      confirm: (as = 'bound') =>
        act(() => phone.confirm(world, (as === 'bound' && boundOpenid(backend)) || strangerOpenid(world))),
      cancel: () => act(() => phone.cancel(world)),
      expire: () => act(() => phone.expire(world)),
    },
    signInAs: async (persona) => app.adopt(await logIn(backend, persona)),
    scenario: begin,
    scenarios: () => [...scenarios.keys()],
    fault: faults.add,
    clearFaults: faults.clear,
    release: faults.release,
    realtime: {
      drop: () => broker.drop(1006),
      down: (ms) => {
        sockets.setDown(true);
        broker.drop(1006);
        clock.setTimeout(() => sockets.setDown(false), ms);
      },
      push: (body) => broker.publishToAll(destination.messages, body),
      say: (persona, text) => backend.run(async () => say(backend, persona, text)),
    },
    others: { start: backend.others.start, stop: backend.others.stop },
    clock: { now: clock.now, advance: clock.advance },
    reset: () => begin(freshScenario),
    events: () => world.events.map(({ type, at }) => ({ type, at })),
    journal: app.journal,
    previousJournal: app.previousJournal,
  };
};

/** Replaces all faults by those of the scenario. */
export const armFaults = ({ faults }: Backend, name: string): void => {
  faults.clear();
  for (const rule of scenarios.get(name)?.faults ?? []) faults.add(rule);
};

/** The login with which the scenario begins, or null. */
export const scenarioLogin = async (backend: Backend, name: string): Promise<Credentials | null> => {
  const { signIn, tokenLife } = scenarios.get(name) ?? {};
  return signIn === undefined ? null : logIn(backend, signIn, tokenLife);
};

/** The persona writes to whoever is logged in, as its friend; to 李然 where nobody is. */
const say = ({ world }: Backend, persona: string, text: string): void => {
  const speaker = world.seed.personas.get(persona);
  if (speaker === undefined)
    throw new Error(`No persona ${persona}. There are: ${[...world.seed.personas.keys()].join(', ')}`);
  const listener = [...world.tables.families.values()].findLast(
    ({ memberId, revoked }) => !revoked && memberId !== null && memberId !== speaker,
  )?.memberId;
  const msgTo = listener ?? world.seed.personas.get(boundPersona) ?? '';
  const { id: convId } = openConversation(world, speaker, { members: [msgTo], contextType: null, contextId: null });
  const said = sendMessage(world, {
    convId,
    msgFrom: speaker,
    msgTo,
    msgType: 0,
    msgContent: text,
    sentTime: world.now(),
  });
  if (!said) throw new Error(`${persona} may not write to ${msgTo}: they are no friends.`);
};

const logIn = (backend: Backend, persona: string, life?: number): Promise<Credentials> =>
  backend.run(async () => {
    const { world } = backend;
    const memberId = persona === 'newcomer' ? memberByMobile(world, newcomerMobile) : world.seed.personas.get(persona);
    if (memberId === undefined) {
      throw new Error(`No persona ${persona}. There are: newcomer, ${[...world.seed.personas.keys()].join(', ')}`);
    }
    world.commit({ type: 'login.succeeded', way: 'sso', memberId });
    return issueTokens(world, { memberId, openid: null }, life);
  });

const boundOpenid = ({ world }: Backend): string | null => {
  const memberId = world.seed.personas.get(boundPersona);
  return (memberId === undefined ? null : world.tables.members.get(memberId)?.openid) ?? null;
};
