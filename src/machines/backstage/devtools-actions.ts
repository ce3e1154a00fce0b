import type { Backstage, FaultRule, LatencyRange } from '#services/contract/backstage.ts';

export interface DevtoolsHost {
  readonly open: (address: string) => boolean;
  readonly copy: (text: string) => Promise<boolean>;
  readonly save: (name: string, text: string) => void;
}

const copied = async (host: DevtoolsHost, text: string): Promise<void> => {
  if (!(await host.copy(text))) throw new Error(text);
};

/** Every action of the panel, through `window.backstage` alone; a test compares the two. */
const devtoolsActions = {
  scan: ({ wechat }: Backstage) => wechat.scan(),
  confirm: ({ wechat }: Backstage, _: DevtoolsHost, as: 'bound' | 'unbound') => wechat.confirm(as),
  cancel: ({ wechat }: Backstage) => wechat.cancel(),
  expire: ({ wechat }: Backstage) => wechat.expire(),
  copyCode: (_: Backstage, host: DevtoolsHost, code: string) => copied(host, code),
  signIn: (backstage: Backstage, _: DevtoolsHost, persona: string) => backstage.signInAs(persona),
  begin: (backstage: Backstage, _: DevtoolsHost, scenario: string) => backstage.scenario(scenario),
  copyLink: (backstage: Backstage, host: DevtoolsHost) => copied(host, backstage.link()),
  addFault: (backstage: Backstage, _: DevtoolsHost, rule: FaultRule) => backstage.fault(rule),
  removeFault: (backstage: Backstage, _: DevtoolsHost, id: string) => backstage.removeFault(id),
  clearFaults: (backstage: Backstage) => backstage.clearFaults(),
  release: (backstage: Backstage, _: DevtoolsHost, id?: string) => backstage.release(id),
  setLatency: ({ latency }: Backstage, _: DevtoolsHost, range: LatencyRange | null) => latency.set(range),
  drop: ({ realtime }: Backstage) => realtime.drop(),
  hang: ({ realtime }: Backstage) => realtime.hang(),
  down: ({ realtime }: Backstage, _: DevtoolsHost, ms: number) => realtime.down(ms),
  push: ({ realtime }: Backstage, _: DevtoolsHost, body: unknown) => realtime.push(body),
  say: ({ realtime }: Backstage, _: DevtoolsHost, persona: string, text: string) => realtime.say(persona, text),
  startOthers: ({ others }: Backstage) => others.start(),
  stopOthers: ({ others }: Backstage) => others.stop(),
  advance: ({ clock }: Backstage, _: DevtoolsHost, ms: number) => clock.advance(ms),
  clearStorage: ({ storage }: Backstage) => storage.clear(),
  reset: (backstage: Backstage) => backstage.reset(),
  saveJournal: (backstage: Backstage, host: DevtoolsHost) => host.save('shiye.flow', backstage.journal().export()),
  saveHiddenJournal: (backstage: Backstage, host: DevtoolsHost) =>
    host.save('shiye.flow', backstage.journal().export('hidden')),
  savePreviousJournal: async (backstage: Backstage, host: DevtoolsHost) => {
    const previous = await backstage.previousJournal();
    if (!previous) throw new Error('no journal of a page before this one');
    host.save('shiye-previous.flow', previous.export());
  },
  openJournal: async (backstage: Backstage, host: DevtoolsHost, of: 'now' | 'previous') => {
    const address = await backstage.leaveJournal(of);
    if (!host.open(address)) throw new Error(address);
  },
} as const;

type DevtoolsActions = typeof devtoolsActions;
export type DevtoolsActionName = keyof DevtoolsActions;

type Arguments<D> = D extends (backstage: Backstage, host: DevtoolsHost, ...rest: infer R) => unknown ? R : never;

export type DevtoolsAction = {
  readonly [N in DevtoolsActionName]: { readonly name: N; readonly with: Arguments<DevtoolsActions[N]> };
}[DevtoolsActionName];

export const perform = async (backstage: Backstage, host: DevtoolsHost, action: DevtoolsAction): Promise<void> => {
  await Reflect.apply(devtoolsActions[action.name], null, [backstage, host, ...action.with]);
};
