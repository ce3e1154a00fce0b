import type { AdjustableClock } from './clock.ts';
import { sendMessage } from './domain/rules/messages.ts';
import type { MessageRow } from './domain/seed-rows.ts';
import type { Server } from './handlers/server.ts';
import { seededRandom } from './random.ts';
import lines from './seed/data/messages.json' with { type: 'json' };
import { actOnce, loggedInMembers } from './simulated-acts.ts';

/** Delay of 王芳's answers, in ms of the backend's clock. */
const replyDelay = 2_000;
const replyingPersona = 'wangfang';

export const pace = 45_000;
/** No acts for this long after the start, and after the clock was advanced. */
export const quietTime = 60_000;
const maxCatchUp = 20;

/** Simulated members. Every server has an instance; each act happens once. */
export interface SimulatedMembers {
  readonly onMessage: (row: MessageRow) => void;
  /** Acts from now on, even after the clock was advanced. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly end: () => void;
}

/** @param isActive the default before `start` or `stop` */
export const createSimulatedMembers = (
  { domain, run }: Server,
  clock: AdjustableClock,
  isActive: () => boolean,
): SimulatedMembers => {
  let offset = clock.offset();
  let quietUntil = clock.now() + quietTime;
  let timer: unknown = null;

  /** Advancing the clock pauses the acts: the tester is looking at something else. */
  const isQuiet = (): boolean => {
    const { isOn } = domain.tables.others;
    if (isOn !== null) return !isOn;
    if (clock.offset() !== offset) quietUntil = clock.now() + quietTime;
    offset = clock.offset();
    return clock.now() < quietUntil || !isActive();
  };

  const act = (first: number): Promise<void> =>
    run(async () => {
      const last = Math.floor(clock.now() / pace);
      const from = domain.tables.others.isOn === true ? Math.max(first, last - maxCatchUp + 1) : last;
      for (let moment = from; moment <= last; moment += 1) {
        if (moment <= domain.tables.others.moment) continue;
        const before = domain.events.length;
        try {
          actOnce(domain, moment);
        } catch {
          // The rules may refuse the act.
        }
        if (domain.events.length > before) domain.commit({ type: 'others.acted', moment });
      }
    }).catch(() => {});

  const wait = (): void => {
    const moment = Math.floor(clock.now() / pace) + 1;
    const due = moment * pace + Math.floor(seededRandom(moment)() * 0.6 * pace);
    timer = clock.setTimeout(() => {
      // The clock may be advancing; checks after it has stopped.
      void Promise.resolve()
        .then(() => (isQuiet() ? undefined : act(moment)))
        .then(() => {
          if (timer !== null) wait();
        });
    }, due - clock.now());
  };
  wait();

  const turn = (isOn: boolean) => run(async () => void domain.commit({ type: 'others.turned', isOn }));
  return {
    onMessage: ({ convId, msgFrom, msgTo }) => {
      if (msgTo !== domain.seed.personas.get(replyingPersona) || loggedInMembers(domain).has(msgTo)) return;
      clock.setTimeout(() => {
        void run(async () => {
          if (domain.tables.others.isOn === false) return;
          const sentCount = domain.tables.messages.get(convId)?.length ?? 0;
          sendMessage(domain, {
            convId,
            msgFrom: msgTo,
            msgTo: msgFrom,
            msgType: 0,
            msgContent: lines.replies[sentCount % lines.replies.length] ?? '',
            sentTime: domain.now(),
          });
        });
      }, replyDelay);
    },
    start: () => turn(true),
    stop: () => turn(false),
    end: () => {
      clock.clearTimeout(timer);
      timer = null;
    },
  };
};
