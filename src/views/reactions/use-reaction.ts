import { useSelector } from '@xstate/react';
import { selectWanted } from '#machines/kit/toggle.machine.ts';
import { type Reaction, selectReaction } from '#machines/reactions/reaction.ts';
import { useApp } from '../context.tsx';
import { isCount } from '../kit/formats.ts';
import { useLoaded } from '../kit/use-loaded.ts';

interface Reacted {
  readonly isOn: boolean;
  readonly counted: (count: number | null | undefined) => number | null | undefined;
  readonly press: () => void;
}

export const useReaction = (reaction: Reaction, on: boolean): Reacted => {
  const app = useApp();
  const reactions = useLoaded(useSelector(app, ({ children }) => children.reactions));
  const ref = useSelector(reactions, (snapshot) => snapshot && selectReaction(snapshot, reaction));
  const isOn = useSelector(ref, (snapshot) => (snapshot ? selectWanted(snapshot) : on));
  return {
    isOn,
    counted: (count) => (isCount(count) ? count + Number(isOn) - Number(on) : count),
    press: () => app.send({ type: 'reaction.press', reaction, on: isOn }),
  };
};
