import { useSelector } from '@xstate/react';
import { type FlowSessionActor, selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import type { ActorAtMoment, Moment, Recording } from '#machines/flows/recording.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';

/** Null where none is open, or it is no longer in memory. */
export const useRecording = (actor: FlowSessionActor): Recording | null => {
  const session = useSelector(actor, selectSession);
  return recordingStoreOf(actor.system).get(session?.recording ?? null);
};

export const useMoment = (actor: FlowSessionActor): Moment | null => {
  const recording = useRecording(actor);
  const index = useSelector(actor, selectIndex);
  return recording?.momentAt(index) ?? null;
};

/** Null where it does not exist at this moment. */
export const useChosen = (actor: FlowSessionActor): ActorAtMoment | null => {
  const moment = useMoment(actor);
  const path = useSelector(actor, selectPath);
  return moment?.actors.find((one) => one.path === path) ?? null;
};

export const useCharts = (actor: FlowSessionActor) => recordingStoreOf(actor.system).charts;
