import { join } from 'node:path';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { pathOf } from '#machines/kit/actor-path.ts';
import { isMachine } from '#machines/kit/xstate-internals.ts';
import { type Notice, selectNotices } from '#machines/notices/notices.machine.ts';
import { requestTimeout, tipHiddenAfter } from '#services/contract/constants.ts';
import { failureTags } from '#services/failure.ts';
import { textsIn } from '../../../scripts/flows/texts.ts';
import { actorsOf, retry, tagged } from '../actors.ts';
import { type Disturbance, ruleOf } from './disturbances.ts';
import type { FaultFixture } from './fixture.ts';

/** What the reader does so that an endpoint is called: `press`, and `again` after a failure (every retry there is). */
export interface Act {
  readonly press: () => Promise<void> | void;
  readonly again?: () => Promise<void> | void;
  /** What he has typed: it stands in a chart afterwards. */
  readonly typed?: readonly string[];
  /** I18n keys of what he is told where the charts do not name it by a failure. */
  readonly messages?: () => readonly string[];
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
const isBusy = (tag: string): boolean => /^(loading|busy|sending|saving|settling|reloading)$|Loading$|Waits$/.test(tag);

interface FailureText {
  readonly actor: string;
  readonly key: string;
}

/** What the charts say of failures: in notices, in their context, or by the words of a state that is one. */
const failureTextsOf = (actor: AnyActorRef): readonly FailureText[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const { failure, failures } = snapshot.context ?? {};
  const inContext = [...keysOf(failure), ...keysOf(failures)];
  const byState = snapshot._nodes
    .filter(({ tags }) => tags.some(isFailing))
    .map(({ meta, id }) => meta?.see ?? (inContext.length > 0 ? '' : `no words for ${id}`));
  const path = pathOf(actor);
  return [...inContext, ...byState.filter((key) => key !== '')].map((key) => ({ actor: path, key }));
};

const noticesIn = (app: AnyActorRef): readonly FailureText[] => {
  const notices: AnyActorRef | undefined = app.getSnapshot().children.notices;
  const shown: readonly Notice[] = notices ? selectNotices(notices.getSnapshot()) : [];
  return shown.filter(({ tone }) => tone !== 'good').map(({ id, key }) => ({ actor: id, key }));
};

const failureTextsIn = (app: AnyActorRef): readonly FailureText[] => [
  ...noticesIn(app),
  ...chartsOf(app).flatMap(failureTextsOf),
];

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

const keyed = ({ actor, key }: FailureText): string => `${actor} ${key}`;
const hasNoText = (key: string): boolean => [texts('zh', key), texts('en', key)].some((text) => !text);

/** What went wrong with one case; nothing for one that was survived. The reader's page is left as it was found. */
export const checkFault = async (
  fixture: FaultFixture,
  act: Act,
  { endpoint, kind, isOnce, isSilent: isQuiet, isMissing = false }: FaultCase,
) => {
  const { faults } = fixture.backend;
  const found: string[] = [];
  const isSilent = isQuiet || isMissing;
  const limit = act.limit ?? requestTimeout;
  const before = new Set(failureTextsIn(fixture.app()).map(keyed));
  const stuckBefore = new Set(stuckIn(fixture.app()));
  const stored = act.stored?.() ?? 0;
  const newFailures = () => failureTextsIn(fixture.app()).filter((shown) => !before.has(keyed(shown)));
  const stuck = () => stuckIn(fixture.app()).filter((line) => !stuckBefore.has(line) && !isSilent);
  const called = () => fixture.until(() => fixture.called(endpoint) > 0);
  const calm = async () => {
    await fixture.wait(0);
    await fixture.until(() => stuck().length === 0 && !fixture.isWaiting(endpoint));
  };
  const checkOnce = () => {
    const count = fixture.called(endpoint);
    if (count === 0) found.push('it is not tried again');
    if (isOnce && count > 1) found.push(`it is sent ${count} times`);
    const times = act.stored ? act.stored() - stored : 1;
    if (times !== 1) found.push(`the backend has it ${times} times`);
  };

  fixture.forget();
  faults.add(ruleOf(kind, endpoint));
  await act.press();
  await called();
  if (fixture.called(endpoint) === 0) found.push('it is not called');

  if (kind === 'slow' || kind === 'hold') {
    if (isOnce) await act.press();
    const answered = () => fixture.until(() => !fixture.isWaiting(endpoint), 300);
    if (kind === 'hold') faults.release();
    for (let turn = 0; turn < 9 && kind === 'slow' && fixture.isWaiting(endpoint); turn += 1) {
      await fixture.wait(3_000);
      await answered();
    }
    faults.clear();
    await fixture.wait(1_000);
    await calm();
    checkOnce();
  } else {
    if (kind === 'timeout') await fixture.wait(limit);
    await calm();
    const shown = act.messages?.().map((key) => ({ actor: '', key })) ?? newFailures();
    if (!isSilent && shown.length === 0) found.push('nothing is said');
    if (isSilent && shown.length > 0) found.push(`it is said: ${shown.map(keyed).join()}`);
    for (const line of shown) if (hasNoText(line.key)) found.push(`no words: ${keyed(line)}`);
    if (isMissing && tagged(fixture.app(), 'missing').length === 0) found.push('nothing says that it is not there');
    const typed = act.typed ?? [];
    const kept = typed.length > 0 ? typedIn(fixture.app()) : '';
    for (const text of typed) if (!kept.includes(text)) found.push(`what was typed is lost: ${text}`);
    faults.clear();
    fixture.forget();
    await fixture.wait(kind === 'timeout' ? limit : tipHiddenAfter);
    await calm();
    found.push(...stuck());
    if (!isSilent) {
      await (act.again ?? (() => retry(fixture.app())))();
      await called();
      await fixture.wait(1_000);
      await calm();
      checkOnce();
    }
  }
  for (const shown of newFailures()) found.push(`it still says ${keyed(shown)}`);
  found.push(...stuck());
  return [...new Set(found)];
};
