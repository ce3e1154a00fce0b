import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { cycles } from './cycles.ts';
import { type Import, readSource, type Source } from './source.ts';
import { misuses } from './uses.ts';
import { forbidden, isTest, type Zone, zoneOf } from './zones.ts';

export interface Violation {
  readonly rule: string;
  /** Path relative to src, with the line where there is one. */
  readonly at: string;
  readonly detail: string;
}

/** Text of every source file by its path relative to src. */
export type Files = ReadonlyMap<string, string>;

/** All TypeScript under a folder, whatever folders there are. */
export function readFiles(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The imported file relative to src, without a query (`?worker&url`); `undefined` for a package. */
function resolve(from: string, imported: string): string | undefined {
  const [specifier = ''] = imported.split('?');
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const viewPackages =
  /^(react|react-dom|i18next|react-i18next|lucide-react|@xstate\/react|wouter|@ark-ui\/.*|@vanilla-extract\/.*)$/;

/** Addresses match as the router does (docs/decisions/008). */
const matchesRoutes = 'services/address/match.ts';

function forbiddenPackage(name: string, path: string, { layer, feature }: Zone): string | undefined {
  if (isTest(path)) return undefined;
  if (layer === 'services' && feature === 'contract' && name !== 'effect') return 'the contract imports effect only';
  if (['machines', 'services', 'routes'].includes(layer) && viewPackages.test(name) && path !== matchesRoutes)
    return `${layer} must not see ${name}`;
  if (name.startsWith('@ark-ui/') && !(layer === 'views' && feature === 'ui')) return 'only views/ui imports Ark UI';
  if (name === 'idb' && feature !== 'storage' && layer !== 'mocks') return 'only services/storage and mocks import idb';
  if (/^(msw|mock-socket)$/.test(name) && layer !== 'mocks') return `only mocks import ${name}`;
  return undefined;
}

function arrow(path: string, zone: Zone, target: string, { kind }: Import): string | undefined {
  const to = zoneOf(target);
  if (to.layer === 'mocks' && zone.layer !== 'mocks') {
    if (isTest(path) || (path === 'main.tsx' && kind !== 'static')) return undefined;
    return path === 'main.tsx'
      ? 'main imports the simulated backend by dynamic import only'
      : 'only main and tests see mocks';
  }
  return forbidden(zone, to);
}

function ofImport(path: string, zone: Zone, brought: Import): readonly Violation[] {
  const { specifier, line } = brought;
  const at = `${path}:${line}`;
  const target = resolve(path, specifier);
  const violation = (rule: string, detail: string | undefined): readonly Violation[] =>
    detail === undefined ? [] : [{ rule, at, detail }];
  if (target === undefined) return violation('package', forbiddenPackage(packageOf(specifier), path, zone));
  if (isTest(path) && target.startsWith('../tests/')) return [];
  const leavesLayer = specifier.startsWith('.') && zone.layer !== zoneOf(target).layer && zone.layer !== '';
  const staysInLayer = specifier.startsWith('#') && zone.layer !== '' && zone.layer === zoneOf(target).layer;
  return [
    ...violation('arrow', arrow(path, zone, target, brought)),
    ...violation('specifier', leavesLayer ? `${specifier}: across layers by # only` : undefined),
    ...violation('specifier', staysInLayer ? `${specifier}: within a layer by a relative path` : undefined),
    ...violation('specifier', /\.\w+(\?[\w&]+)?$/.test(specifier) ? undefined : `${specifier}: without its extension`),
  ];
}

const mayActAtImport = (path: string): boolean =>
  path === 'main.tsx' || isTest(path) || /\.css\.ts$|(^|\/)[^/]*worker\.ts$/.test(path);

function ofFile(path: string, source: Source): readonly Violation[] {
  const zone = zoneOf(path);
  const effects = mayActAtImport(path) ? [] : source.importEffects;
  return [
    ...source.imports.flatMap((brought) => ofImport(path, zone, brought)),
    ...effects.map((line) => ({ rule: 'import effect', at: `${path}:${line}`, detail: 'nothing happens at import' })),
    ...misuses(path, zone, source).map(({ rule, what, line }) => ({ rule, at: `${path}:${line}`, detail: what })),
  ];
}

function circles(sources: ReadonlyMap<string, Source>): readonly Violation[] {
  const graph = new Map(
    [...sources].map(([path, { imports }]) => [
      path,
      imports.flatMap(({ specifier }) => resolve(path, specifier) ?? []).filter((target) => sources.has(target)),
    ]),
  );
  return cycles(graph).map((part) => ({ rule: 'cycle', at: part[0] ?? '', detail: part.join(' <-> ') }));
}

const mostArrows = 25;

/** Folders that import from too many others; tests do not count. */
function crowded(sources: ReadonlyMap<string, Source>): readonly Violation[] {
  const folderOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');
  const targets = new Map<string, Set<string>>();
  for (const [path, { imports }] of sources) {
    if (isTest(path)) continue;
    const from = folderOf(path);
    const all = targets.get(from) ?? new Set();
    targets.set(from, all);
    for (const { specifier } of imports) {
      const to = folderOf(resolve(path, specifier) ?? `${from}/`);
      if (to !== from) all.add(to);
    }
  }
  return [...targets]
    .filter(([, all]) => all.size > mostArrows)
    .map(([at, all]) => ({ rule: 'crowded folder', at, detail: `imports from ${all.size} folders` }));
}

/** Everything in a source tree that breaks the rules of layers and features. */
export function violations(files: Files): readonly Violation[] {
  const sources = new Map([...files].map(([path, text]) => [path, readSource(path, text)]));
  return [...[...sources].flatMap(([path, source]) => ofFile(path, source)), ...circles(sources), ...crowded(sources)];
}
