import type { ActorRefFrom } from 'xstate';
import type { latestNewsMachine } from '#machines/content/news-home.machine.ts';

export type LatestActor = ActorRefFrom<typeof latestNewsMachine>;

/** So many of the newest stand at the top of the home page; the list goes on behind them. */
export const leadCount = 3;
