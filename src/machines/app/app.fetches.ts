import { Effect } from 'effect';
import { Charts, Time } from '#services/env.ts';
import { fromEffect } from '../shared/from-effect.ts';
import { type PageRoom, pageRoomAt } from './rooms.ts';
import type { Route } from './route.ts';

/** Brings the charts of the door, which no first page needs; they are missing in the root until then. */
export const fetchDoor = fromEffect<void>(() => Effect.flatMap(Charts, ({ door }) => door));

/** Brings the program of the page that the route asks for, and gives the name of its room. */
export const fetchPage = fromEffect<PageRoom, { route: Route | null }>(({ route }) =>
  Effect.flatMap(Charts, ({ later }) => {
    const name = route && pageRoomAt(route.place);
    return name === null ? Effect.die('the place has no program of its own') : Effect.as(later(name), name);
  }),
);

export const fetchReactions = fromEffect<void>(() => Effect.flatMap(Charts, ({ later }) => later('reactions')));
export const fetchFriends = fromEffect<void>(() => Effect.flatMap(Charts, ({ later }) => later('friends')));

/** Brings the program of private messages, however often it has to be asked for. */
export const fetchConversations = fromEffect<void>(() =>
  Effect.gen(function* () {
    const [{ later }, clock] = [yield* Charts, yield* Time];
    const pause = Effect.callback<void>((resume) => {
      const timer = clock.setTimeout(() => resume(Effect.void), chartRetryDelay);
      return Effect.sync(() => clock.clearTimeout(timer));
    });
    const attempt: Effect.Effect<void> = Effect.catchIf(
      later('conversations'),
      () => true,
      () => Effect.flatMap(pause, () => attempt),
    );
    yield* attempt;
  }),
);
const chartRetryDelay = 5_000;
