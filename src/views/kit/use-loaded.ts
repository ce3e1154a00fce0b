import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { loadingOf } from '#machines/kit/lazy-chart.ts';

/** Undefined until the code of the lazy chart is loaded. */
export const useLoaded = <Ref extends AnyActorRef>(actor: Ref | undefined): Ref | undefined =>
  useSelector(actor, (snapshot) => snapshot !== undefined && loadingOf(snapshot) === null) ? actor : undefined;
