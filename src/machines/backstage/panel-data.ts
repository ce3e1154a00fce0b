import type { Backstage, StoredThing } from '#services/contract/backstage.ts';

const readingsOf = (backstage: Backstage) => ({
  now: backstage.clock.now(),
  situation: backstage.situation(),
  problems: backstage.problems(),
  codes: backstage.codes(),
  personas: backstage.personas(),
  scenarios: backstage.scenarios().map((name) => ({ name, says: backstage.says(name) })),
  endpoints: backstage.endpoints(),
  faults: backstage.faults(),
  latency: backstage.latency.range(),
  areOthersOn: backstage.others.isOn(),
  events: backstage.events(),
  tables: backstage.tables(),
});

export interface PanelData extends Readonly<ReturnType<typeof readingsOf>> {
  readonly stored: readonly StoredThing[];
}

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
  return { ...readingsOf(backstage), stored };
};
