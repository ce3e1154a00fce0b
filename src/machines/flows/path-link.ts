import { fromCallback } from 'xstate';
import { toFailure } from '#services/failure.ts';
import { openTab } from '#services/flows/open-tab.ts';
import { Impossible, type Played, play } from '../paths/play.ts';
import type { ShownPath } from './path-steps.ts';
import { type Difference, openPathWindow, type WindowNews } from './path-window.ts';

/** `step.giveUp`: the app has had its time. */
export type PathLinkRequest = { readonly type: 'path.begin' | 'step.do' | 'step.giveUp' };

/** `step`: the next one, or the one that went another way; -1 where the path does not begin. */
interface PathPlayed extends Played<Difference> {
  readonly type: 'path.played';
}

export type PathLinkAnswer = PathPlayed | WindowNews;

interface Input {
  readonly machine: string;
  readonly path: ShownPath;
  readonly calls: readonly string[];
}

/** Plays a path in a window that it opens. No event and no context holds entries. */
export const pathLink = fromCallback<PathLinkRequest, Input>(
  ({ receive, sendBack, system, input: { machine, path, calls } }) => {
    const send = (answer: PathLinkAnswer): void => sendBack(answer);
    const pathWindow = openPathWindow({ system, machine, path, calls, open: openTab, send });
    let playing = play(path, pathWindow.host);
    let next = 0;
    const advance = async (): Promise<void> => {
      const own = playing;
      pathWindow.goOn();
      const played = await own.next().then(
        ({ value }): Played<Difference> => ({
          step: value ? value.step + (value.difference ? 0 : 1) : path.steps.length,
          difference: value?.difference ?? null,
        }),
        (error: unknown): Played<Difference> => {
          if (!(error instanceof Impossible)) throw error;
          return { step: next, difference: { tag: 'unstaged', reason: error.message } };
        },
      );
      if (own !== playing) return;
      next = played.step;
      send({ type: 'path.played', ...played });
    };
    receive(({ type }) => {
      if (type === 'step.giveUp') {
        pathWindow.giveUp();
        return;
      }
      if (type === 'path.begin') [playing, next] = [play(path, pathWindow.host), 0];
      advance().catch((error: unknown) => send({ type: 'link.failed', failure: toFailure(error) }));
    });
    return pathWindow.close;
  },
);
