import { join } from 'node:path';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { pathOf } from '#machines/journal/actor-path.ts';
import { type Notice, selectNotices } from '#machines/shared/notices.machine.ts';
import { isMachine } from '#machines/shared/xstate-internals.ts';
import { requestTimeout, tipHiddenAfter } from '#services/contract/constants.ts';
import { failureTags } from '#services/failure.ts';
import { textsIn } from '../../../scripts/flows/texts.ts';
import { actorsOf, retry, tagged } from '../actors.ts';
import type { FaultDesk } from './desk.ts';
import { type Disturbance, ruleOf } from './disturbances.ts';

/** What the reader does so that an endpoint is called: `press`, and `again` after a failure (every retry there is). */
export interface Act {
  readonly press: () => Promise<void> | void;
  readonly again?: () => Promise<void> | void;
  /** What he has typed: it stands in a chart afterwards. */
  readonly typed?: readonly string[];
  /** I18n keys of what he is told where the charts do not name it by a failure. */
  readonly told?: () => readonly string[];
  /** How long an answer is waited for, in milliseconds, where it is not as long as for every call. */
  readonly limit?: number;
  /** How often the backend has what was written. */
  readonly stored?: () => number;
}

const texts = textsIn(join(import.meta.dirname, '..', '..', '..', 'src', 'i18n', 'locales'));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `{ tag }` is a failure, `{ of, why }` what could not be done and why; a record of them holds several. */
const keysOf = (failure: unknown): readonly string[] => {
  if (!isObject(failure)) return [];
  const { tag, of, why } = failure;
  if (typeof tag === 'string') return [tag in failureTags ? `failure:${tag}` : `session:error.${tag}`];
  if (typeof of === 'string') return [`registration:step.${of}Failed`, ...keysOf(why)];
  return Object.values(failure).flatMap(keysOf);
};

const chartsOf = (app: AnyActorRef): readonly AnyActorRef[] => actorsOf(app).filter(isMachine);

const isFailing = (tag: string): boolean =>
  (/failed$/i.test(tag) && tag !== 'renewalFailed') || tag === 'stale' || tag === 'refused';
const isBusy = (tag: string): boolean =>
  /^(loading|busy|sending|saving|settling|refreshing)$|Loading$|Waits$/.test(tag);

interface Said {
  readonly actor: string;
  readonly key: string;
}

/** What the charts say of failures: in notices, in their context, or by the words of a state that is one. */
const saidBy = (actor: AnyActorRef): readonly Said[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { failure, failures } = snapshot.context ?? {};
  const inContext = [...keysOf(failure), ...keysOf(failures)];
  const byState = snapshot._nodes
    .filter(({ tags }) => tags.some(isFailing))
    .map(({ meta, id }) => meta?.see ?? (inContext.length > 0 ? '' : `no words for ${id}`));
  const path = pathOf(actor);
  return [...inContext, ...byState.filter((key) => key !== '')].map((key) => ({ actor: path, key }));
};

const noticesIn = (app: AnyActorRef): readonly Said[] => {
  const notices: AnyActorRef | undefined = app.getSnapshot().children.notices;
  const shown: readonly Notice[] = notices ? selectNotices(notices.getSnapshot()) : [];
  return shown.filter(({ tone }) => tone !== 'good').map(({ id, key }) => ({ actor: id, key }));
};

const saidIn = (app: AnyActorRef): readonly Said[] => [...noticesIn(app), ...chartsOf(app).flatMap(saidBy)];

/** Charts that wait for nothing any more, and those of which a part has broken down unheard. */
const stuckIn = (app: AnyActorRef): readonly string[] => [
  ...actorsOf(app)
    .filter((actor) => actor.getSnapshot()?.status === 'error')
    .map((actor) => `${pathOf(actor)} has failed, and its chart goes on as if it had not`),
  ...chartsOf(app)
    .filter((actor) => [...actor.getSnapshot().tags].some(isBusy))
    .map((actor) => `${pathOf(actor)} still waits: ${JSON.stringify(actor.getSnapshot().value)}`),
];

const typedIn = (app: AnyActorRef): string =>
  chartsOf(app)
    .map((actor) => JSON.stringify(actor.getSnapshot().context, (_, value) => (value?.sessionId ? undefined : value)))
    .join('\n');

/** One of the disturbances, on one endpoint. */
export interface FaultCase {
  readonly endpoint: string;
  readonly kind: Disturbance;
  /** A second call while the first is on its way is one too many. */
  readonly isOnce: boolean;
  /** Nobody is told of it, and nobody tries again. */
  readonly isSilent: boolean;
  /** The page says that there is no such thing, and has a way on in the place of another try. */
  readonly isMissing?: boolean;
}

const keyed = ({ actor, key }: Said): string => `${actor} ${key}`;
const hasNoText = (key: string): boolean => [texts('zh', key), texts('en', key)].some((text) => !text);

/** What went wrong with one case; nothing for one that was survived. The reader's page is left as it was found. */
export const judge = async (
  desk: FaultDesk,
  act: Act,
  { endpoint, kind, isOnce, isSilent: isQuiet, isMissing = false }: FaultCase,
) => {
  const { faults } = desk.backend;
  const found: string[] = [];
  const isSilent = isQuiet || isMissing;
  const limit = act.limit ?? requestTimeout;
  const before = new Set(saidIn(desk.app()).map(keyed));
  const stuckBefore = new Set(stuckIn(desk.app()));
  const stored = act.stored?.() ?? 0;
  const news = () => saidIn(desk.app()).filter((said) => !before.has(keyed(said)));
  const stuck = () => stuckIn(desk.app()).filter((line) => !stuckBefore.has(line) && !isSilent);
  const called = () => desk.until(() => desk.asked(endpoint) > 0);
  const calm = async () => {
    await desk.wait(0);
    await desk.until(() => stuck().length === 0 && !desk.isWaiting(endpoint));
  };
  const checkOnce = () => {
    const count = desk.asked(endpoint);
    if (count === 0) found.push('it is not tried again');
    if (isOnce && count > 1) found.push(`it is sent ${count} times`);
    const times = act.stored ? act.stored() - stored : 1;
    if (times !== 1) found.push(`the backend has it ${times} times`);
  };

  desk.forget();
  faults.add(ruleOf(kind, endpoint));
  await act.press();
  await called();
  if (desk.asked(endpoint) === 0) found.push('it is not called');

  if (kind === 'slow' || kind === 'hold') {
    if (isOnce) await act.press();
    const answered = () => desk.until(() => !desk.isWaiting(endpoint), 300);
    if (kind === 'hold') faults.release();
    for (let turn = 0; turn < 9 && kind === 'slow' && desk.isWaiting(endpoint); turn += 1) {
      await desk.wait(3_000);
      await answered();
    }
    faults.clear();
    await desk.wait(1_000);
    await calm();
    checkOnce();
  } else {
    if (kind === 'timeout') await desk.wait(limit);
    await calm();
    const said = act.told?.().map((key) => ({ actor: '', key })) ?? news();
    if (!isSilent && said.length === 0) found.push('nothing is said');
    if (isSilent && said.length > 0) found.push(`it is said: ${said.map(keyed).join()}`);
    for (const line of said) if (hasNoText(line.key)) found.push(`no words: ${keyed(line)}`);
    if (isMissing && tagged(desk.app(), 'missing').length === 0) found.push('nothing says that it is not there');
    const typed = act.typed ?? [];
    const kept = typed.length > 0 ? typedIn(desk.app()) : '';
    for (const text of typed) if (!kept.includes(text)) found.push(`what was typed is lost: ${text}`);
    faults.clear();
    desk.forget();
    await desk.wait(kind === 'timeout' ? limit : tipHiddenAfter);
    await calm();
    found.push(...stuck());
    if (!isSilent) {
      await (act.again ?? (() => retry(desk.app())))();
      await called();
      await desk.wait(1_000);
      await calm();
      checkOnce();
    }
  }
  for (const said of news()) found.push(`it still says ${keyed(said)}`);
  found.push(...stuck());
  return [...new Set(found)];
};
