import type { Room } from '#services/address/place.ts';
import { type BuiltRoom, isBuilt } from './built-rooms.ts';
import { type Part, part } from './lazy.ts';

/** The pages that exist, each its own chunk. Rooms with a chart get their actor. */
export const builtPages = {
  newsHome: part(() => import('../news/NewsHome.tsx').then(({ NewsHome }) => NewsHome), ['news']),
  article: part(() => import('../news/Article.tsx').then(({ Article }) => Article), ['news']),
  siteContent: part(() => import('../site/SiteContent.tsx').then(({ SiteContent }) => SiteContent), ['site']),
  login: part(() => import('./LoginPage.tsx').then(({ LoginPage }) => LoginPage), ['session']),
  notFound: part(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound)),
} satisfies Readonly<Record<BuiltRoom, unknown>>;

export const underConstruction = part(() =>
  import('./UnderConstruction.tsx').then(({ UnderConstruction }) => UnderConstruction),
);

/** The code and the texts of a page, to be fetched so that they are there when it is shown. */
export const pageOf = (room: Room): Pick<Part<never>, 'fetch' | 'texts'> =>
  isBuilt(room) ? builtPages[room] : underConstruction;
