import { fromCallback } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { AppMessage, StageAct, StudioMessage } from '#services/flows/link.ts';
import { openTab } from '#services/flows/open-tab.ts';
import { newKey } from '../kit/env.ts';
import type { ChartEvent } from '../kit/path-spec.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import { linkOf } from '../paths/link-of.ts';
import { Impossible, type PathHost, type Played, play } from '../paths/play.ts';
import { foldAll, openJournalLink } from './journal-link.ts';
import type { ShownPath } from './path-steps.ts';
import { createRecording, type Recording } from './recording.ts';
import { recordingStoreOf } from './recording-store.ts';
import { isSame, type Observed, type WatchedActor, watchActor } from './watched-actor.ts';

/** `step.giveUp`: the app has had its time. */
export type PathLinkRequest = { readonly type: 'path.begin' | 'step.do' | 'step.giveUp' };

/** `actual`: the last that the chart did. `unstaged`: what could not be brought about. */
export type Difference =
  | { readonly tag: 'differs'; readonly actual: Observed | null }
  | { readonly tag: 'unstaged'; readonly reason: string };

/** `step`: the next one, or the one that went another way; -1 where the path does not begin. */
interface PathPlayed extends Played<Difference> {
  readonly type: 'path.played';
}

export type PathLinkAnswer =
  | PathPlayed
  | { readonly type: 'window.blocked' }
  | { readonly type: 'window.left' }
  | { readonly type: 'coverage.grew'; readonly covered: readonly string[] }
  | { readonly type: 'link.failed'; readonly failure: Failure };

interface Input {
  readonly machine: string;
  readonly path: ShownPath;
  readonly calls: readonly string[];
}

type Answer = Extract<AppMessage, { type: 'event.sent' | 'event.refused' | 'stage.done' }>;
type Asked = Extract<StudioMessage, { type: 'event.send' | 'stage.do' }>;
type WithoutAddress<M> = M extends unknown ? Omit<M, 'app' | 'studio' | 'step'> : never;

/** Plays a path in a window that it opens. No event and no context holds entries. */
export const pathLink = fromCallback<PathLinkRequest, Input>(
  ({ receive, sendBack, self, system, input: { machine, path, calls } }) => {
    const store = recordingStoreOf(system);
    const windowName = `shiye-path-${newKey(system)}`;
    const send = (answer: PathLinkAnswer): void => sendBack(answer);
    let app: string | null = null;
    let recording: Recording | null = null;
    let key: string | null = null;
    let actor: WatchedActor | null = null;
    /** How much of the actor's trail the steps so far account for. */
    let passed = 0;
    let isJoined = false;
    let covered = -1;
    let asked = 0;
    let answers: readonly Answer[] = [];
    let waits: readonly (() => void)[] = [];
    let hasGivenUp = false;

    const changed = (): void => {
      for (const look of waits) look();
    };
    /** Whether it came to be so; no longer waited for once the app has had its time. */
    const until = (isSo: () => boolean): Promise<boolean> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isSo() && !hasGivenUp) return;
          waits = waits.filter((one) => one !== look);
          resolve(isSo());
        };
        waits = [...waits, look];
        look();
      });

    const sendCoverage = (now: Recording): void => {
      const ids = now.covered(machine);
      if (ids.size === covered) return;
      covered = ids.size;
      store.grew();
      send({ type: 'coverage.grew', covered: [...ids] });
    };

    const link = openJournalLink(system, {
      found: ({ app: id, window }) => {
        if (window !== windowName) return;
        app = id;
        link.watch(id);
      },
      left: (id) => {
        if (id !== app) return;
        app = null;
        send({ type: 'window.left' });
      },
      failed: (failure) => send({ type: 'link.failed', failure }),
      begin: async ({ facts: { input, startedAt }, base }) => {
        const logic = await rootChartOf(self);
        recording = createRecording({ logic, input, startedAt, base, entries: [] });
        store.leave(key);
        key = store.put(recording);
        actor = watchActor(recording, machine);
        return recording;
      },
      joined: (now) => {
        isJoined = true;
        sendCoverage(now);
      },
      fold: async (now, fresh, hasJoined) => {
        if (!hasJoined) await foldAll(now);
        actor?.grew(fresh);
        if (hasJoined) sendCoverage(now);
      },
      grew: changed,
      answered: (answer) => {
        answers = [...answers, answer];
        changed();
      },
    });

    /** Whether the app took it. */
    const ask = async (what: WithoutAddress<Asked>): Promise<boolean> => {
      asked += 1;
      const step = asked;
      link.post?.({ ...what, studio: link.studio, app: app ?? '', step } as Asked);
      const answerTo = (): Answer | undefined => answers.find((answer) => answer.step === step);
      await until(() => answerTo() !== undefined);
      const answer = answerTo();
      if (answer?.type === 'event.sent') await until(() => link.next() >= answer.to);
      if (answer?.type === 'stage.done' && answer.problem !== null) throw new Impossible(answer.problem);
      return answer !== undefined && answer.type !== 'event.refused';
    };

    const pathOf = (id: string): string | undefined => {
      const now = recording?.momentAt(recording.entries.length);
      return now?.actors.findLast((one) => one.machine === id && one.status === 'active')?.path;
    };
    /** As soon as that chart runs and takes the event. */
    const tell = async (one: ChartEvent): Promise<void> => {
      const { machine: id, event } = one;
      if (!(await until(() => pathOf(id) !== undefined))) throw new Impossible(`${id} does not run`);
      const before = link.next();
      if (await ask({ type: 'event.send', path: pathOf(id) ?? '', event })) return;
      if (!(await until(() => link.next() > before))) throw new Impossible(`${id} does not take ${event.type}`);
      return tell(one);
    };

    const stage = async (act: StageAct): Promise<void> => void (await ask({ type: 'stage.do', act }));

    const host: PathHost<Difference> = {
      begin: async () => {
        const href = linkOf(path, calls, newKey(system));
        if (href === null) throw new Impossible('no place');
        [app, actor, passed, isJoined] = [null, null, 0, false];
        if (!openTab(href, windowName)) return send({ type: 'window.blocked' });
        await until(() => isJoined);
        if (!path.at?.isAtStart) {
          await stage({ do: 'hold', calls: [...calls] });
          await stage({ do: 'go', href: path.at?.href ?? '/' });
        }
        for (const one of path.at?.open ?? []) await tell(one);
      },
      send: async ({ event }) => void (await ask({ type: 'event.send', path: actor?.path() ?? '', event })),
      // A person does it in the window.
      tell: async () => undefined,
      release: (of, fault) => stage({ do: 'release', calls: of, fault: fault ?? null }),
      advance: (ms) => stage({ do: 'advance', ms }),
      look: async (seen, step, steps) => {
        const wanted = step < 0 ? [] : steps.flatMap(({ transitions }) => transitions);
        /** The first place of the trail where the steps have led, which may be where the chart was before. */
        const arrived = (): number | undefined => {
          const trail = actor?.trail() ?? [];
          for (let at = Math.max(passed - 1, 0); at < trail.length; at++) {
            const taken = trail.slice(passed, at + 1).flatMap(({ transitions }) => transitions);
            if (isSame(trail[at]?.states ?? [], seen.states) && wanted.every((id) => taken.includes(id))) return at + 1;
          }
          return undefined;
        };
        if (!(await until(() => arrived() !== undefined)))
          return { tag: 'differs', actual: actor?.trail().slice(passed).at(-1) ?? null };
        passed = arrived() ?? passed;
        return null;
      },
    };

    let playing = play(path, host);
    let next = 0;
    const advance = async (): Promise<void> => {
      const own = playing;
      hasGivenUp = false;
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
        hasGivenUp = true;
        changed();
        return;
      }
      if (type === 'path.begin') [playing, waits, next] = [play(path, host), [], 0];
      advance().catch((error: unknown) => send({ type: 'link.failed', failure: toFailure(error) }));
    });
    return () => {
      link.close();
      store.leave(key);
    };
  },
);
