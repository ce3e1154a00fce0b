import type { RouteParams } from 'regexparam';
import { commonPlaces } from './common.places.ts';
import { eventsPlaces } from './events.places.ts';
import { newsPlaces } from './news.places.ts';
import type { Place, RouteName } from './place.ts';
import { postPlaces } from './post.places.ts';

/** The route table (§2.6), place by place. */
const places = { ...commonPlaces, ...newsPlaces, ...eventsPlaces, ...postPlaces };

export type PlaceName = keyof typeof places;

export const isPlaceName = (name: string): name is PlaceName => Object.hasOwn(places, name);

/** A row with its types widened, for reading flags. */
export const placeOf = (name: PlaceName): Place => places[name];

export const placeNames: readonly PlaceName[] = Object.keys(places).filter(isPlaceName);

/** The place that bears a name of the specification. */
export const placeNamed = (name: RouteName): PlaceName | null =>
  placeNames.find((candidate) => places[candidate].name === name) ?? null;

type KeyOfAny<T> = T extends unknown ? keyof T : never;
/** What every pattern of a place carries is certain, what only some carry may be missing. */
type Merged<T> = Pick<T, keyof T> & { [Name in Exclude<KeyOfAny<T>, keyof T>]?: string };
type Flat<T> = { readonly [Name in keyof T]: string };

export type ParamsOf<Name extends PlaceName> = Flat<Merged<RouteParams<(typeof places)[Name]['patterns'][number]>>>;
