import type { AnyMachineSnapshot } from 'xstate';
import type { PathSpec } from '../kit/path-spec.ts';
import type { appMachine } from './app.machine.ts';
import type { RouteEntered } from './route.ts';

export type AppCases = Partial<PathSpec<typeof appMachine>['events']>;

export const credentials = { access_token: 'token', refresh_token: 'refresh', expires_in: 7_200, identity: 'member' };
export const at = Date.UTC(2026, 0, 1);

export const home = (query: Readonly<Record<string, string>> = {}): Omit<RouteEntered, 'type'> => ({
  entry: Object.keys(query).join() || 'home',
  name: 'news.home',
  site: 'news',
  href: '/',
  params: {},
  query,
  hash: '',
});
export const nextUrl = 'https://partner.test/fair';
export const returnTarget = {
  state: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  intent: 'login',
  redirect: '/news/1',
  nextUrl: null,
  newTab: false,
  createdAt: at,
} as const;

export const isCalm = (snapshot: AnyMachineSnapshot): boolean =>
  isBefore(snapshot) && snapshot.matches({ route: 'there', auth: 'closed' });
/** A part of the app reports it while nothing else goes on. */
export const reported = <const Words extends object>(words: Words) => ({ by: 'part', when: isCalm, ...words }) as const;

export const isBefore = (snapshot: AnyMachineSnapshot): boolean =>
  isFree(snapshot) && snapshot.context.route?.name !== 'news.article';
export const isFree = ({ context: { pending } }: AnyMachineSnapshot): boolean => pending === null;
export const isHome = ({ context: { route } }: AnyMachineSnapshot): boolean =>
  route?.href === '/' && route.entry === 'home';
export const isKnown = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ user: 'known' });
export const nothingMoves = { zh: '页面不变。', en: 'The page stays as it is.' };
