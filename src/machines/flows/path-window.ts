import type { AnyActorRef } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { AppMessage, StageAct, StudioMessage } from '#services/flows/link.ts';
import { newKey } from '../kit/env.ts';
import type { ChartEvent } from '../kit/path-spec.ts';
import { rootChartOf } from '../kit/root-chart.ts';
import { linkOf } from '../paths/link-of.ts';
import type { PathEntry } from '../paths/path-file.ts';
import { Impossible, type PathHost } from '../paths/play.ts';
import { foldAll, openJournalLink } from './journal-link.ts';
import { createRecording, type Recording } from './recording.ts';
import { recordingStoreOf } from './recording-store.ts';
import { isAt, isSame, type Observed, statesOf, type WatchedActor, watchActor } from './watched-actor.ts';

/** `actual`: the last that the chart did. `unstaged`: what could not be brought about. */
export type Difference =
  | { readonly tag: 'differs'; readonly actual: Observed | null }
  | { readonly tag: 'unstaged'; readonly reason: string };

export type WindowNews =
  | { readonly type: 'window.blocked' }
  | { readonly type: 'window.left' }
  | { readonly type: 'coverage.grew'; readonly covered: readonly string[] }
  | { readonly type: 'link.failed'; readonly failure: Failure };

interface Options {
  readonly system: AnyActorRef['system'];
  readonly machine: string;
  readonly path: Pick<PathEntry, 'at' | 'as'>;
  readonly calls: readonly string[];
  /** Shows the address in the window of that name; whether the browser allows it. */
  readonly open: (href: string, name: string) => boolean | Promise<boolean>;
  readonly send: (news: WindowNews) => void;
}

type Answer = Extract<AppMessage, { type: 'event.sent' | 'event.refused' | 'stage.done' }>;
type Asked = Extract<StudioMessage, { type: 'event.send' | 'stage.do' }>;
type WithoutAddress<M> = M extends unknown ? Omit<M, 'app' | 'studio' | 'step'> : never;

/** A window of the app in which a path can be played; its journal says what the chart does there. */
export const openPathWindow = ({ system, machine, path, calls, open, send }: Options) => {
  const store = recordingStoreOf(system);
  const windowName = `shiye-path-${newKey(system)}`;
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
      const logic = await rootChartOf({ system });
      recording = createRecording({ logic, input, startedAt, base, entries: [] });
      store.leave(key);
      key = store.put(recording);
      actor = watchActor(recording, machine, path.at?.actor);
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

  const pathOf = ({ machine: id, actor: own }: ChartEvent): string | undefined => {
    const now = recording?.momentAt(recording.entries.length);
    return now?.actors.findLast((one) => one.machine === id && one.status === 'active' && isAt(one.path, own))?.path;
  };
  /** As soon as that chart runs and takes the event. */
  const tell = async (one: ChartEvent): Promise<void> => {
    const { machine: id, event } = one;
    if (!(await until(() => pathOf(one) !== undefined))) throw new Impossible(`${id} does not run`);
    const before = link.next();
    if (await ask({ type: 'event.send', path: pathOf(one) ?? '', event })) return;
    if (!(await until(() => link.next() > before))) throw new Impossible(`${id} does not take ${event.type}`);
    return tell(one);
  };

  const isLoggedIn = (): boolean =>
    recording !== null &&
    statesOf(recording.momentAt(recording.entries.length), '').some((state) => /^user\.known\.(?!guest)/.test(state));

  const stage = async (act: StageAct): Promise<void> => void (await ask({ type: 'stage.do', act }));

  const host: PathHost<Difference> = {
    begin: async () => {
      const href = linkOf(path, calls, newKey(system));
      if (href === null) throw new Impossible('no place');
      [app, actor, passed, isJoined, waits] = [null, null, 0, false, []];
      if (!(await open(href, windowName))) return send({ type: 'window.blocked' });
      await until(() => isJoined);
      if (path.as !== undefined && !path.at?.isAtStart) await until(isLoggedIn);
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

  return {
    host,
    /** Nothing is waited for any longer; what is not so yet is a difference. */
    giveUp: (): void => {
      hasGivenUp = true;
      changed();
    },
    /** The next step has its own time. */
    goOn: (): void => {
      hasGivenUp = false;
    },
    close: (): void => {
      link.close();
      store.leave(key);
    },
  };
};
