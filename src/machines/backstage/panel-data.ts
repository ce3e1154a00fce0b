import type { Backstage, BilingualText, StoredThing } from '#services/contract/backstage.ts';

const readings = {
  now: ({ clock }: Backstage) => clock.now(),
  situation: (backstage: Backstage) => backstage.situation(),
  problems: (backstage: Backstage) => backstage.problems(),
  codes: (backstage: Backstage) => backstage.codes(),
  personas: (backstage: Backstage) => backstage.personas(),
  scenarios: (backstage: Backstage): readonly { readonly name: string; readonly says: BilingualText }[] =>
    backstage.scenarios().map((name) => ({ name, says: backstage.says(name) })),
  endpoints: (backstage: Backstage) => backstage.endpoints(),
  faults: (backstage: Backstage) => backstage.faults(),
  latency: ({ latency }: Backstage) => latency.range(),
  areOthersOn: ({ others }: Backstage) => others.isOn(),
  events: (backstage: Backstage) => backstage.events(),
  tables: (backstage: Backstage) => backstage.tables(),
} as const;

type Readings = typeof readings;

export type PanelData = { readonly [N in keyof Readings]: ReturnType<Readings[N]> } & {
  readonly stored: readonly StoredThing[];
};

export const emptyPanelData: PanelData = {
  now: 0,
  situation: { scenario: '', persona: null },
  problems: [],
  codes: [],
  personas: [],
  scenarios: [],
  endpoints: [],
  faults: [],
  latency: null,
  areOthersOn: null,
  events: [],
  tables: [],
  stored: [],
};

export const readPanelData = async (backstage: Backstage): Promise<PanelData> => {
  const stored = await backstage.storage.list();
  return {
    now: readings.now(backstage),
    situation: readings.situation(backstage),
    problems: readings.problems(backstage),
    codes: readings.codes(backstage),
    personas: readings.personas(backstage),
    scenarios: readings.scenarios(backstage),
    endpoints: readings.endpoints(backstage),
    faults: readings.faults(backstage),
    latency: readings.latency(backstage),
    areOthersOn: readings.areOthersOn(backstage),
    events: readings.events(backstage),
    tables: readings.tables(backstage),
    stored,
  };
};
