import type { Backstage, LinkProblem } from '#services/contract/backstage.ts';
import type { Credentials } from '#services/contract/base-session.contract.ts';
import { destination } from '#services/contract/realtime.contract.ts';
import { checkArgument } from './check-argument.ts';
import { memberByMobile } from './domain/rules/accounts.ts';
import { openConversation, sendMessage } from './domain/rules/messages.ts';
import { issueTokens, revokeTokens } from './domain/rules/tokens.ts';
import { phone, unboundOpenid } from './domain/rules/wechat.ts';
import { listTables, rowsOf } from './domain/table-rows.ts';
import { routes } from './handlers/routes.ts';
import type { Backend } from './hosts/backend.ts';
import { newcomerMobile, personaTexts } from './personas.ts';
import { freshScenario, scenarios } from './scenarios.ts';
import { type Situation, writeSituation } from './situation.ts';

export interface BackstageApp {
  readonly adopt: (credentials: Credentials) => Promise<void> | void;
  /** Called after storage was cleared and the backend restarted: drop in-memory state, too. */
  readonly forget: () => Promise<void> | void;
  readonly journal: Backstage['journal'];
  readonly previousJournal: Backstage['previousJournal'];
  readonly leaveJournal: Backstage['leaveJournal'];
  readonly memberId: () => string | null;
  readonly onMember: (listener: () => void) => void;
  readonly href: () => string;
}

interface BackstageOptions {
  readonly backend: Backend;
  readonly app: BackstageApp;
  readonly restart: (scenario: string) => Promise<void>;
  readonly scenario: () => string;
  readonly problems: readonly LinkProblem[];
}

const boundPersona = 'liran';

export const createBackstage = (options: BackstageOptions): Backstage => {
  const { backend, app, restart } = options;
  const { domain, clock, faults, broker, sockets } = backend;
  const changes = changesOf(backend, app);
  const act = (task: () => void): void => void backend.run(async () => task());

  const begin = async (name: string): Promise<void> => {
    if (!scenarios.has(name)) throw unknownScenario(name);
    await restart(name);
    await app.forget();
    armFaults(backend, name);
    const credentials = await scenarioLogin(backend, name);
    if (credentials) await app.adopt(credentials);
    changes.notify();
  };
  const inTurn = oneAfterAnother();
  const situation = () => ({ scenario: options.scenario(), persona: personaOf(backend, app.memberId()) });

  return {
    codes: backend.codes,
    wechat: {
      scan: () => act(() => phone.scan(domain)),
      confirm: (as = 'bound') => {
        const isBound = checkArgument.owner(as) === 'bound';
        act(() => phone.confirm(domain, (isBound && boundOpenid(backend)) || unboundOpenid(domain)));
      },
      cancel: () => act(() => phone.cancel(domain)),
      expire: () => act(() => phone.expire(domain)),
    },
    personas: () => Object.entries(personaTexts).map(([name, says]) => ({ name, says })),
    signInAs: (persona) =>
      inTurn(async () => {
        await app.adopt(await logIn(backend, persona));
        changes.notify();
      }),
    scenario: (name) => inTurn(() => begin(name)),
    scenarios: () => [...scenarios.keys()],
    says: (name) => {
      const scenario = scenarios.get(name);
      if (!scenario) throw unknownScenario(name);
      return scenario.says;
    },
    situation,
    link: () => linkOf(backend, situation(), app.href()),
    problems: () => options.problems,
    endpoints: () =>
      routes(domain).map(({ name, endpoint }) => ({ name, method: endpoint.method, path: endpoint.path })),
    fault: (asked) => {
      const rule = checkArgument.rule(asked);
      const { endpoint } = rule;
      if (endpoint !== undefined && !endpoint.startsWith('/') && !routes(domain).some(({ name }) => name === endpoint))
        throw new Error(`No endpoint ${endpoint}. endpoints() names them; a path begins with /.`);
      return faults.add(rule);
    },
    faults: faults.list,
    removeFault: faults.remove,
    clearFaults: faults.clear,
    release: faults.release,
    latency: { range: faults.latency.range, set: (range) => faults.latency.set(checkArgument.range(range)) },
    realtime: {
      drop: () => broker.drop(1006),
      hang: sockets.hang,
      down: (time) => {
        const ms = checkArgument.ms(time);
        sockets.setDown(true);
        broker.drop(1006);
        clock.setTimeout(() => sockets.setDown(false), ms);
      },
      line: () => new sockets.WebSocket('/ws', ['v12.stomp']),
      push: (body) => broker.publishToAll(destination.messages, body),
      say: (persona, text) => backend.run(async () => say(backend, persona, checkArgument.text(text))),
    },
    others: {
      isOn: () => domain.tables.others.isOn,
      start: backend.others.start,
      stop: backend.others.stop,
    },
    clock: { now: clock.now, advance: (ms) => clock.advance(checkArgument.ms(ms)) },
    reset: () => inTurn(() => begin(freshScenario)),
    events: () => domain.events.map(({ type, at }) => ({ type, at })),
    tables: () => listTables(domain),
    rows: (table, from, count) => rowsOf(domain, table, checkArgument.index(from), checkArgument.index(count)),
    journal: app.journal,
    previousJournal: app.previousJournal,
    leaveJournal: async (of) => app.leaveJournal(checkArgument.journal(of)),
    watch: (listener) => changes.watch(checkArgument.listener(listener)),
  };
};

/** Runs tasks one after another: of two requests for another scenario or login, the later one wins. */
const oneAfterAnother = () => {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    const done = last.then(task, task);
    last = done;
    return done;
  };
};

const unknownScenario = (name: string): Error =>
  new Error(`No scenario ${name}. There are: ${[...scenarios.keys()].join(', ')}`);

const changesOf = ({ domain, faults, clock }: Backend, app: BackstageApp) => {
  const listeners = new Set<() => void>();
  let isNotified = true;
  const notify = (): void => {
    if (!isNotified) return;
    isNotified = false;
    queueMicrotask(() => {
      isNotified = true;
      for (const listener of listeners) listener();
    });
  };
  domain.subscribe(notify);
  faults.onChange(notify);
  clock.onAdvance(notify);
  app.onMember(notify);
  return {
    notify,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const personaOf = ({ domain }: Backend, memberId: string | null): string | null => {
  if (memberId === null) return null;
  const [known] = [...domain.seed.personas].find(([, id]) => id === memberId) ?? [];
  if (known !== undefined) return known;
  return domain.tables.members.get(memberId)?.mobile === newcomerMobile ? 'newcomer' : null;
};

const linkOf = ({ faults }: Backend, now: ReturnType<Backstage['situation']>, href: string): string => {
  const scenario = scenarios.get(now.scenario);
  const rules = faults.list().map(({ rule }) => rule);
  const range = faults.latency.range();
  const url = new URL(href);
  url.search = writeSituation(url.searchParams, {
    scenario: now.scenario,
    persona: now.persona === (scenario?.signIn ?? null) ? undefined : now.persona,
    faults: JSON.stringify(rules) === JSON.stringify(scenario?.faults ?? []) ? undefined : rules,
    latency: range ?? undefined,
  });
  return url.href;
};

export const armFaults = ({ faults }: Backend, name: string): void => {
  faults.clear();
  for (const rule of scenarios.get(name)?.faults ?? []) faults.add(rule);
};

export const armSituation = ({ faults }: Backend, { faults: rules, latency }: Situation): void => {
  if (latency) faults.latency.set(latency);
  if (!rules) return;
  faults.clear();
  for (const rule of rules) faults.add(rule);
};

export const situationLogin = async (
  backend: Backend,
  scenario: string,
  { persona }: Situation,
): Promise<Credentials | null> => {
  if (persona === undefined || persona === scenarios.get(scenario)?.signIn) return scenarioLogin(backend, scenario);
  return persona === null ? null : logIn(backend, persona);
};

export const scenarioLogin = async (backend: Backend, name: string): Promise<Credentials | null> => {
  const { signIn, tokenLife, isLoginOver } = scenarios.get(name) ?? {};
  if (signIn === undefined) return null;
  const credentials = await logIn(backend, signIn, tokenLife);
  if (isLoginOver) await backend.run(async () => revokeTokens(backend.domain, credentials.access_token));
  return credentials;
};

const say = ({ domain }: Backend, persona: string, text: string): void => {
  const speaker = domain.seed.personas.get(persona);
  if (speaker === undefined)
    throw new Error(`No persona ${persona}. There are: ${[...domain.seed.personas.keys()].join(', ')}`);
  const listener = [...domain.tables.families.values()].findLast(
    ({ memberId, revoked }) => !revoked && memberId !== null && memberId !== speaker,
  )?.memberId;
  const msgTo = listener ?? domain.seed.personas.get(boundPersona) ?? '';
  const { id: convId } = openConversation(domain, speaker, { members: [msgTo], contextType: null, contextId: null });
  const message = sendMessage(domain, {
    convId,
    msgFrom: speaker,
    msgTo,
    msgType: 0,
    msgContent: text,
    sentTime: domain.now(),
  });
  if (!message) throw new Error(`${persona} may not write to ${msgTo}: they are no friends.`);
};

const logIn = (backend: Backend, persona: string, life?: number): Promise<Credentials> =>
  backend.run(async () => {
    const { domain } = backend;
    const memberId =
      persona === 'newcomer' ? memberByMobile(domain, newcomerMobile) : domain.seed.personas.get(persona);
    if (memberId === undefined) {
      throw new Error(`No persona ${persona}. There are: newcomer, ${[...domain.seed.personas.keys()].join(', ')}`);
    }
    domain.commit({ type: 'login.succeeded', method: 'sso', memberId });
    return issueTokens(domain, { memberId, openid: null }, life);
  });

export const logInAgain = ({ run, domain }: Backend, memberId: string | null): Promise<Credentials | null> =>
  run(async () => {
    if (memberId === null) return issueTokens(domain, { memberId, openid: unboundOpenid(domain) });
    return domain.tables.members.has(memberId) ? issueTokens(domain, { memberId, openid: null }) : null;
  });

const boundOpenid = ({ domain }: Backend): string | null => {
  const memberId = domain.seed.personas.get(boundPersona);
  return (memberId === undefined ? null : domain.tables.members.get(memberId)?.openid) ?? null;
};
