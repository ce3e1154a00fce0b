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

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Pattern;
type Optional<Segment> = Segment extends `:${infer Name}(${string})?` ? Name : never;
type Certain<Segment> = Segment extends `:${string}(${string})?`
  ? never
  : Segment extends `:${infer Name}(${string})`
    ? Name
    : Segment extends `:${infer Name}`
      ? Name
      : Segment extends '*'
        ? 'rest'
        : never;
type Lacking<Pattern extends string, Name> = Pattern extends string
  ? Name extends Certain<Segments<Pattern>>
    ? never
    : Pattern
  : never;
type Names<Pattern extends string> = Optional<Segments<Pattern>> | Certain<Segments<Pattern>>;

/** What a place's patterns carry: in all of them, and so certain, or in some only. */
type ParamsIn<Pattern extends string> = {
  readonly [Name in Names<Pattern> as [Lacking<Pattern, Name>] extends [never] ? Name : never]: string;
} & { readonly [Name in Names<Pattern> as [Lacking<Pattern, Name>] extends [never] ? never : Name]?: string };

type Flat<T> = { readonly [K in keyof T]: T[K] };

export type ParamsOf<Name extends PlaceName> = Flat<ParamsIn<(typeof places)[Name]['patterns'][number]>>;
