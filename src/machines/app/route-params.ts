import { routeOf } from '#routes/routes.ts';
import type { Params } from '../kit/page.machine.ts';
import type { Route } from './route.ts';
import type { PageVisit } from './visit-log.machine.ts';

/** The query, overridden by the parameters and by the route's own. */
export const pageParams = (route: Route): Params => {
  const { params } = routeOf(route.name);
  return { ...route.query, ...route.params, ...(typeof params === 'function' ? params(route) : params) };
};

export const entityAt = ({ name, params }: Route): PageVisit['entity'] => {
  const { about } = routeOf(name);
  return about === null || params.id === undefined ? null : { type: about, id: params.id };
};
