/** Where a file stands: `feature` is '' for a file that lies directly in its layer's folder. */
export interface Zone {
  readonly layer: string;
  readonly feature: string;
  readonly file: string;
}

const layers = ['services', 'routes', 'machines', 'views', 'pages', 'mocks', 'i18n'] as const;
type Layer = (typeof layers)[number];

const isLayer = (name: string): name is Layer => layers.some((layer) => layer === name);

/** `path` is relative to src: `machines/session/sms-code.machine.ts`. */
export function zoneOf(path: string): Zone {
  const [first = '', second = '', ...rest] = path.split('/');
  if (second === '') return { layer: '', feature: '', file: first };
  return rest.length === 0
    ? { layer: first, feature: '', file: second }
    : { layer: first, feature: second, file: rest.join('/') };
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

const isContract = (zone: Zone): boolean => zone.layer === 'services' && zone.feature === 'contract';
const isFailure = (zone: Zone): boolean => zone.feature === '' && zone.file === 'failure.ts';
const isIndexedDb = (zone: Zone): boolean => zone.feature === 'storage' && zone.file === 'indexed-db.ts';
const isGround = (zone: Zone): boolean => zone.layer === 'services' && zone.feature === '';
const isSame = (a: Zone, b: Zone): boolean => a.layer === b.layer && a.feature === b.feature && a.feature !== '';

function service(from: Zone, to: Zone): boolean {
  if (to.layer !== 'services') return false;
  if (isContract(from)) return isContract(to);
  return isContract(to) || isGround(to) || isSame(from, to);
}

/** The features that a feature uses, in machines and in views; all use the kit. Nothing uses a feature that uses it. */
export const uses: Readonly<Record<string, readonly string[]>> = {
  aside: ['reactions'],
  comments: ['drafts', 'reactions'],
  company: ['reactions', 'sharing'],
  content: ['banners', 'comments', 'company-suggest', 'friends', 'sharing'],
  events: ['banners', 'comments', 'reactions', 'sharing'],
  flows: ['journal', 'paths'],
  friends: ['drafts'],
  messages: ['drafts', 'friends', 'images'],
  news: ['banners', 'comments', 'reactions', 'sharing'],
  notice: ['friends'],
  people: ['friends', 'reactions', 'sharing'],
  post: ['banners', 'comments', 'drafts', 'friends', 'images', 'reactions', 'sharing'],
  registration: ['company-suggest', 'drafts'],
  sharing: ['reactions'],
};

const isUsed = (from: Zone, to: Zone): boolean =>
  to.feature === 'kit' || (uses[from.feature] ?? []).includes(to.feature);

function machine(from: Zone, to: Zone): boolean {
  if (to.layer === 'services' || to.layer === 'routes') return true;
  return to.layer === 'machines' && (from.feature === 'app' || isSame(from, to) || isUsed(from, to));
}

/** These compose the features, the upper one with the lower one; no feature sees them. */
const composers: readonly string[] = ['header', 'shell', 'boot'];

function view(from: Zone, to: Zone): boolean {
  if (from.feature === 'theme') return isSame(from, to);
  if (from.feature === 'ui') return isSame(from, to) || (to.layer === 'views' && to.feature === 'theme');
  if (to.layer === 'views')
    return (
      isSame(from, to) ||
      isUsed(from, to) ||
      ['', 'ui', 'theme'].includes(to.feature) ||
      composers.indexOf(to.feature) < composers.indexOf(from.feature)
    );
  if (to.layer === 'services')
    return from.feature === 'boot' || isContract(to) || to.feature === 'address' || isFailure(to);
  return ['machines', 'routes', 'i18n'].includes(to.layer);
}

const rules: Record<Layer, (from: Zone, to: Zone) => boolean> = {
  services: service,
  routes: (_, to) => to.layer === 'routes' || to.layer === 'services',
  machines: machine,
  views: view,
  pages: (_, to) => ['pages', 'views', 'machines', 'routes'].includes(to.layer),
  mocks: (_, to) => to.layer === 'mocks' || isContract(to) || isIndexedDb(to),
  i18n: (_, to) => to.layer === 'i18n',
};

/**
 * The arrows. A new folder needs no line here: it is a room like its neighbours. `undefined`: the arrow is allowed,
 * otherwise why not.
 */
export function forbidden(from: Zone, to: Zone): string | undefined {
  if (from.layer === '') return to.layer === '' ? 'main is the top: nothing imports it' : undefined;
  if (!isLayer(from.layer)) return `src/${from.layer} is no layer`;
  if (rules[from.layer](from, to)) return undefined;
  const name = (zone: Zone): string => [zone.layer || 'main', zone.feature].filter(Boolean).join('/');
  return from.layer === to.layer
    ? `${name(from)} must not see its neighbour ${name(to)}`
    : `${name(from)} must not see ${name(to)}`;
}
