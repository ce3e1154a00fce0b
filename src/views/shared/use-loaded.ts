import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { loadingOf } from '#machines/shared/lazy-chart.ts';

/** An actor once the code of its chart is there. */
export const useLoaded = <Ref extends AnyActorRef>(actor: Ref | undefined): Ref | undefined =>
  useSelector(actor, (snapshot) => snapshot !== undefined && loadingOf(snapshot) === null) ? actor : undefined;
