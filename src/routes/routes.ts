import type { RouteParams } from 'regexparam';
import { accountRoutes } from './account.routes.ts';
import { companyRoutes } from './company.routes.ts';
import { eventsRoutes } from './events.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { postRoutes } from './post.routes.ts';
import type { RouteDefinition } from './route.ts';
import { searchRoutes } from './search.routes.ts';
import { siteRoutes } from './site.routes.ts';

/** §2.6 */
const routes = {
  ...siteRoutes,
  ...newsRoutes,
  ...peopleRoutes,
  ...companyRoutes,
  ...eventsRoutes,
  ...postRoutes,
  ...accountRoutes,
  ...searchRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);

export type PageName = NonNullable<Routes[RouteName]['page']>;

interface Row extends RouteDefinition {
  readonly page: PageName | null;
}

export const routeOf = (name: RouteName): Row => routes[name];

type KeyOfAny<T> = T extends unknown ? keyof T : never;
type Merged<T> = Pick<T, keyof T> & { [Name in Exclude<KeyOfAny<T>, keyof T>]?: string };
type Flat<T> = { readonly [Name in keyof T]: string };

export type ParamsOf<Name extends RouteName> = Flat<Merged<RouteParams<Routes[Name]['path'][number]>>>;
