import type { SteerableClock } from '#mocks/clock.ts';
import { sendMessage } from '#mocks/domain/rules/messages.ts';
import type { MessageRow } from '#mocks/domain/seed-rows.ts';
import lines from '#mocks/seed/data/messages.json' with { type: 'json' };
import type { Server } from './handlers/server.ts';
import { actOnce, playedMembers } from './other-acts.ts';
import { seededRandom } from './random.ts';

/** How long 王芳 thinks, in milliseconds of the backend's clock. */
const thinking = 2_000;
const answering = 'wangfang';

/** People do something about once in this time; milliseconds. */
export const pace = 45_000;
/** So long nobody does anything by himself after the start, and after the clock was put forward. */
export const quietTime = 60_000;
/** What the clock was put forward by is made up for by so many acts at most. */
const madeUpFor = 20;

/** The people who are not there. Each server of a domain has one; what they do is done once. */
export interface OtherSide {
  /** Someone was written to: 王芳 answers, unless somebody plays her. */
  readonly hear: (row: MessageRow) => void;
  /** From now on people act, also when the clock is put forward. */
  readonly start: () => Promise<void>;
  /** Nobody does anything by himself any more, in no tab; 王芳 does not answer. */
  readonly stop: () => Promise<void>;
  /** The server ends. */
  readonly end: () => void;
}

/** @param isLively whether people act unless they are told to */
export const createOtherSide = ({ world, run }: Server, clock: SteerableClock, isLively: () => boolean): OtherSide => {
  let offset = clock.offset();
  let quietUntil = clock.now() + quietTime;
  let timer: unknown = null;

  /** Whoever puts the clock forward looks at something else. */
  const isQuiet = (): boolean => {
    const { isOn } = world.tables.others;
    if (isOn !== null) return !isOn;
    if (clock.offset() !== offset) quietUntil = clock.now() + quietTime;
    offset = clock.offset();
    return clock.now() < quietUntil || !isLively();
  };

  const act = (first: number): Promise<void> =>
    run(async () => {
      const last = Math.floor(clock.now() / pace);
      const from = world.tables.others.isOn === true ? Math.max(first, last - madeUpFor + 1) : last;
      for (let moment = from; moment <= last; moment += 1) {
        if (moment <= world.tables.others.moment) continue;
        const before = world.events.length;
        try {
          actOnce(world, moment);
        } catch {
          // What the rules refuse is not done.
        }
        if (world.events.length > before) world.commit({ type: 'others.acted', moment });
      }
    }).catch(() => {});

  const wait = (): void => {
    const moment = Math.floor(clock.now() / pace) + 1;
    const due = moment * pace + Math.floor(seededRandom(moment)() * 0.6 * pace);
    timer = clock.setTimeout(() => {
      // The clock may be on its way; what is due is looked at where it stands.
      void Promise.resolve()
        .then(() => (isQuiet() ? undefined : act(moment)))
        .then(() => {
          if (timer !== null) wait();
        });
    }, due - clock.now());
  };
  wait();

  const turn = (isOn: boolean) => run(async () => void world.commit({ type: 'others.turned', isOn }));
  return {
    hear: ({ convId, msgFrom, msgTo }) => {
      if (msgTo !== world.seed.personas.get(answering) || playedMembers(world).has(msgTo)) return;
      clock.setTimeout(() => {
        void run(async () => {
          if (world.tables.others.isOn === false) return;
          const said = world.tables.messages.get(convId)?.length ?? 0;
          sendMessage(world, {
            convId,
            msgFrom: msgTo,
            msgTo: msgFrom,
            msgType: 0,
            msgContent: lines.replies[said % lines.replies.length] ?? '',
            sentTime: world.now(),
          });
        });
      }, thinking);
    },
    start: () => turn(true),
    stop: () => turn(false),
    end: () => {
      clock.clearTimeout(timer);
      timer = null;
    },
  };
};
