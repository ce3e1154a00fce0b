import { Schema } from 'effect';

const Entry = Schema.Struct({
  version: Schema.optional(Schema.String),
  license: Schema.optional(Schema.String),
  dev: Schema.optional(Schema.Boolean),
  optional: Schema.optional(Schema.Boolean),
  devOptional: Schema.optional(Schema.Boolean),
});
const Lock = Schema.fromJsonString(Schema.Struct({ packages: Schema.Record(Schema.String, Entry) }));

/** No licence in the lock file; their LICENSE files are MIT. */
const unsaid: Readonly<Record<string, string>> = { eval: 'MIT', 'require-like': 'MIT' };

/** Permitted without publishing own source; of several options, one is enough. */
const permitted =
  /\b(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|Unlicense|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|EPL-2\.0|BlueOak-1\.0\.0)\b/;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isDelivered: boolean;
}

export const packagesOf = (lockFile: string): readonly Package[] => {
  const { packages } = Schema.decodeUnknownSync(Lock)(lockFile);
  return Object.entries(packages)
    .flatMap(([path, { version = '', license, dev, devOptional }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      if (path === '') return [];
      return [{ name, version, licence: license ?? unsaid[name] ?? 'unknown', isDelivered: !dev && !devOptional }];
    })
    .toSorted((a, b) => inOrder(a.name, b.name) || inOrder(a.version, b.version));
};

/** By code units, the same on every machine. */
const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const unpermitted = (packages: readonly Package[]): readonly Package[] =>
  packages.filter(({ licence }) => !permitted.test(licence));

const table = (packages: readonly Package[]): readonly string[] => [
  '| package | version | licence |',
  '|---|---|---|',
  ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
];

export const licencesText = (packages: readonly Package[]): string => {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [
    '# Licences',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test compares the two.',
    '',
    '| licence | packages |',
    '|---|---|',
    ...[...counts].toSorted(([, a], [, b]) => b - a).map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '## What is delivered',
    '',
    'DOMPurify is used under Apache-2.0. elkjs (EPL-2.0) is delivered unmodified, as a file of its own that runs in a worker.',
    '',
    ...table(packages.filter(({ isDelivered }) => isDelivered)),
    '',
    '## Tools',
    '',
    ...table(packages.filter(({ isDelivered }) => !isDelivered)),
    '',
  ].join('\n');
};
