import type { ActorAtMoment } from './recording.ts';

/** Dialogs of the app that nothing behind them can be used with (views/shell/Dialogs.tsx), foremost last. */
const modal = ['/login', '/wizard', '/wechatReturn'];

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`);

/** What lies in front of an actor; null where nothing does. */
export const inFrontOf = (path: string, actors: readonly ActorAtMoment[]): ActorAtMoment | null => {
  const open = actors.filter(({ status, path: other }) => status === 'active' && modal.includes(other));
  const foremost = open.toSorted((one, other) => modal.indexOf(one.path) - modal.indexOf(other.path)).at(-1);
  return foremost && !isWithin(path, foremost.path) ? foremost : null;
};

export const within = (actors: readonly ActorAtMoment[], outer: ActorAtMoment): readonly ActorAtMoment[] =>
  actors.filter(({ path }) => isWithin(path, outer.path));
