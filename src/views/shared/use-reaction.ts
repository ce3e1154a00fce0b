import { useSelector } from '@xstate/react';
import { type Reaction, selectReaction } from '#machines/content/reaction.ts';
import { selectWanted } from '#machines/shared/toggle.machine.ts';
import { useApp } from '../context.tsx';
import { isCount } from './formats.ts';
import { useLoaded } from './use-loaded.ts';

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
