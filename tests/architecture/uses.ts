import type { Source, Use } from './source.ts';
import { isTest, type Zone } from './zones.ts';

interface UseRule {
  readonly rule: string;
  readonly kind: 'calls' | 'names';
  readonly what: ReadonlySet<string>;
  readonly where: (zone: Zone, path: string) => boolean;
}

/** `backstage` is a developer's tool without a chart: its clock ticks by an interval of its own. */
const isPlainView = ({ layer, feature }: Zone): boolean =>
  layer === 'views' && !['ui', 'navigation', 'boot', 'backstage'].includes(feature);

/** What only some rooms may do. Tests may do all of it. */
const useRules: readonly UseRule[] = [
  {
    rule: 'one createActor',
    kind: 'calls',
    what: new Set(['createActor']),
    where: ({ layer, feature }, path) =>
      !/^machines\/(app\/create-app|offline\/create-offline-support)\.ts$/.test(path) &&
      !(layer === 'machines' && ['journal', 'paths'].includes(feature)),
  },
  {
    rule: 'views ask and tell',
    kind: 'calls',
    what: new Set(
      'useEffect useLayoutEffect setInterval setTimeout requestAnimationFrame fetch Date.now Math.random'.split(' '),
    ),
    where: isPlainView,
  },
  {
    rule: 'views read selectors',
    kind: 'names',
    what: new Set(['context']),
    where: ({ layer, feature }) => layer === 'views' && feature !== 'ui',
  },
  {
    rule: 'views read selectors',
    kind: 'calls',
    what: new Set(['snapshot.matches']),
    where: ({ layer }) => layer === 'views',
  },
  {
    rule: 'machines are pure',
    kind: 'calls',
    what: new Set([
      'Date.now',
      'Math.random',
      'new Date',
      'crypto.randomUUID',
      'crypto.getRandomValues',
      'performance.now',
    ]),
    where: ({ layer }) => layer === 'machines',
  },
  {
    rule: 'foreign HTML',
    kind: 'names',
    what: new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML']),
    where: (_, path) => !/^views\/ui\/(Html|html|sanitize)/.test(path),
  },
  {
    rule: 'storage in one folder',
    kind: 'names',
    what: new Set(['localStorage', 'sessionStorage', 'indexedDB']),
    where: ({ layer, feature }) => layer !== 'mocks' && !(layer === 'services' && feature === 'storage'),
  },
  {
    rule: 'no sound',
    kind: 'names',
    what: new Set(['Audio', 'AudioContext', 'speechSynthesis', 'vibrate', 'Notification', 'showNotification']),
    where: () => true,
  },
];

export interface Misuse extends Use {
  readonly rule: string;
}

export function misuses(path: string, zone: Zone, source: Source): readonly Misuse[] {
  if (isTest(path)) return [];
  return useRules
    .filter(({ where }) => where(zone, path))
    .flatMap(({ rule, kind, what }) =>
      source[kind].filter((use) => what.has(use.what)).map((use) => ({ ...use, rule })),
    );
}
