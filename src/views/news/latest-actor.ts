import type { ActorRefFrom } from 'xstate';
import type { latestNewsMachine } from '#machines/content/news-home.machine.ts';

export type LatestActor = ActorRefFrom<typeof latestNewsMachine>;

export const leadCount = 3;
