import type { AnyActorRef } from 'xstate';
import { type Part, part } from './lazy.ts';

/** What every page with a chart is given: its actor, and the name of its place. */
export interface PageProps {
  readonly actor: AnyActorRef;
  readonly title: string;
}

/** The page that most readers see first. */
export const firstPage: Part<PageProps> = part(() => import('../news/NewsHome.tsx').then(({ NewsHome }) => NewsHome));
