import type { Backstage, FaultRule, LatencyRange } from '#services/contract/backstage.ts';

export interface DeedHost {
  readonly open: (address: string) => boolean;
  readonly copy: (text: string) => Promise<boolean>;
  readonly save: (name: string, text: string) => void;
}

const copied = async (host: DeedHost, text: string): Promise<void> => {
  if (!(await host.copy(text))) throw new Error(text);
};

/** Every action of the panel, through `window.backstage` alone; a test compares the two. */
const deeds = {
  scan: ({ wechat }: Backstage) => wechat.scan(),
  confirm: ({ wechat }: Backstage, _: DeedHost, as: 'bound' | 'unbound') => wechat.confirm(as),
  cancel: ({ wechat }: Backstage) => wechat.cancel(),
  expire: ({ wechat }: Backstage) => wechat.expire(),
  copyCode: (_: Backstage, host: DeedHost, code: string) => copied(host, code),
  signIn: (backstage: Backstage, _: DeedHost, persona: string) => backstage.signInAs(persona),
  begin: (backstage: Backstage, _: DeedHost, scenario: string) => backstage.scenario(scenario),
  copyLink: (backstage: Backstage, host: DeedHost) => copied(host, backstage.link()),
  addFault: (backstage: Backstage, _: DeedHost, rule: FaultRule) => backstage.fault(rule),
  removeFault: (backstage: Backstage, _: DeedHost, id: string) => backstage.removeFault(id),
  clearFaults: (backstage: Backstage) => backstage.clearFaults(),
  release: (backstage: Backstage, _: DeedHost, id?: string) => backstage.release(id),
  setLatency: ({ latency }: Backstage, _: DeedHost, range: LatencyRange | null) => latency.set(range),
  drop: ({ realtime }: Backstage) => realtime.drop(),
  hang: ({ realtime }: Backstage) => realtime.hang(),
  down: ({ realtime }: Backstage, _: DeedHost, ms: number) => realtime.down(ms),
  push: ({ realtime }: Backstage, _: DeedHost, body: unknown) => realtime.push(body),
  say: ({ realtime }: Backstage, _: DeedHost, persona: string, text: string) => realtime.say(persona, text),
  startOthers: ({ others }: Backstage) => others.start(),
  stopOthers: ({ others }: Backstage) => others.stop(),
  advance: ({ clock }: Backstage, _: DeedHost, ms: number) => clock.advance(ms),
  clearStorage: ({ storage }: Backstage) => storage.clear(),
  reset: (backstage: Backstage) => backstage.reset(),
  saveJournal: (backstage: Backstage, host: DeedHost) => host.save('shiye.flow', backstage.journal().export()),
  savePreviousJournal: async (backstage: Backstage, host: DeedHost) => {
    const previous = await backstage.previousJournal();
    if (!previous) throw new Error('no journal of a page before this one');
    host.save('shiye-previous.flow', previous.export());
  },
  openJournal: async (backstage: Backstage, host: DeedHost, of: 'now' | 'previous') => {
    const address = await backstage.leaveJournal(of);
    if (!host.open(address)) throw new Error(address);
  },
} as const;

type Deeds = typeof deeds;
export type DeedName = keyof Deeds;

type Arguments<D> = D extends (backstage: Backstage, host: DeedHost, ...rest: infer R) => unknown ? R : never;

export type Deed = { readonly [N in DeedName]: { readonly name: N; readonly with: Arguments<Deeds[N]> } }[DeedName];

export const perform = async (backstage: Backstage, host: DeedHost, deed: Deed): Promise<void> => {
  await Reflect.apply(deeds[deed.name], null, [backstage, host, ...deed.with]);
};
