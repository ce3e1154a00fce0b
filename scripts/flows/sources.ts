import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements } from '../lib/requirements.ts';
import type { ChartSources } from './charts.ts';
import { screens } from './screens.ts';
import type { MachineFile } from './specs.ts';
import { textsIn } from './texts.ts';

export const chartSources = async (root: string, found: readonly MachineFile[]): Promise<ChartSources> => {
  const textOf = textsIn(join(root, 'src', 'i18n', 'locales'));
  const features = new Map(
    found.flatMap(({ stem, specs }) => specs.map(({ machine }) => [machine.id, stem.split('/')[0] ?? ''] as const)),
  );
  const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
  const texts = new Map(rows.map(({ id, requirement, zh }) => [id, { zh, en: requirement }] as const));
  return {
    featureOfMachine: (machine) => features.get(machine) ?? '',
    screensOf: await screens(
      textOf,
      found.flatMap(({ specs }) => specs.map(({ machine }) => machine)),
    ),
    textOf,
    requirement: (id) => texts.get(id) ?? { zh: '', en: '' },
  };
};
