import type { Seed } from './domain/domain-seed.ts';
import { errorScenarios } from './error-scenarios.ts';
import { dataScenarios, networkScenarios, personaScenarios } from './general-scenarios.ts';
import type { Scenario, ScenarioTable } from './scenario.ts';

export const freshScenario = 'fresh';

const quiet = (table: ScenarioTable): ScenarioTable =>
  Object.fromEntries(Object.entries(table).map(([name, scenario]) => [name, { ...scenario, isQuiet: true }]));

export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({
    ...personaScenarios,
    ...quiet({ ...dataScenarios, ...networkScenarios, ...errorScenarios }),
  }),
);

export const seedOfScenario = (name: string, seed: Seed): Seed => scenarios.get(name)?.seed?.(seed) ?? seed;
