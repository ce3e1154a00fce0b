import { useSelector } from '@xstate/react';
import { type FlowSessionActor, selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import type { ActorThen, Moment, Reel } from '#machines/flows/reel.ts';
import { productProfileOf } from '#machines/flows/shelf.ts';

/** Null where none is open, or it is no longer in memory. */
export const useReel = (actor: FlowSessionActor): Reel | null => {
  const session = useSelector(actor, selectSession);
  return productProfileOf(actor.system).get(session?.reel ?? null);
};

export const useMoment = (actor: FlowSessionActor): Moment | null => {
  const reel = useReel(actor);
  const index = useSelector(actor, selectIndex);
  return reel?.momentAt(index) ?? null;
};

/** Null where it does not exist at this moment. */
export const useChosen = (actor: FlowSessionActor): ActorThen | null => {
  const moment = useMoment(actor);
  const path = useSelector(actor, selectPath);
  return moment?.actors.find((one) => one.path === path) ?? null;
};

export const useCharts = (actor: FlowSessionActor) => productProfileOf(actor.system).charts;
