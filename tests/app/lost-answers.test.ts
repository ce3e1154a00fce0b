import { expect, test } from 'vitest';
import { routes } from '#mocks/handlers/routes.ts';
import { seededRandom } from '#mocks/random.ts';
import { requestTimeout, tipHiddenAfter, uploadTimeout } from '#services/contract/constants.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { loginTriggers } from '../harness/faults/login-triggers.ts';
import type { Trigger } from '../harness/faults/trigger.ts';
import { writeTriggers } from '../harness/faults/write-triggers.ts';
import { type Loss, losses } from '../harness/lossy.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { outcome } from '../harness/outcome.ts';
import { rounds, sample } from '../harness/sampling.ts';
import { type WriteKind, writeKinds } from '../harness/writes.ts';

/** Turns of the event loop that somebody waits to be told. */
const mostTurns = 200;

interface Tally {
  readonly cases: number;
  readonly lost: number;
  readonly twice: number;
  /** The member is told that it is done and it is not, or the other way round. */
  readonly unreported: readonly string[];
  /** How often it is stored too often by a client that sends the same again. */
  readonly twiceByNaive: number;
}

const run = async (kind: WriteKind, random: () => number): Promise<Tally> => {
  const fixture = await openFaultFixture('liran');
  const network = fixture.losses;
  const until = (isSo: () => boolean) => fixture.until(isSo, mostTurns);
  let [lost, twice] = [0, 0];
  const unreported: string[] = [];
  const cases = rounds(Math.ceil(kind.cases / 5), kind.cases);
  for (let n = 0; n < cases; n += 1) {
    const write = await kind.of(fixture, n);
    // The upload host is believed by its status alone.
    const possible = losses.filter((loss) => kind.endpoint !== '/oss' || loss !== 'page');
    const failures = Array.from(
      { length: random() < 0.25 ? 2 : 1 },
      (): Loss => possible[Math.floor(random() * possible.length)] ?? 'cut',
    );
    for (const [at, loss] of failures.entries()) {
      network.arm(kind.endpoint, loss);
      await (at === 0 ? write.press() : (write.again ?? write.press)());
      await until(() => !network.isArmed() || write.isDone());
      if (loss === 'silent') await fixture.wait(kind.endpoint === '/oss' ? uploadTimeout : requestTimeout);
      await fixture.wait();
      if (at === 0 && network.isArmed()) unreported.push(`${n} ${failures.join()}: not sent`);
      // A push may have told the page meanwhile; whoever knows does not press again.
      if (write.isDone()) break;
    }
    network.disarm();
    if (!write.isDone()) await (write.again ?? write.press)();
    await until(write.isDone);
    await fixture.wait();
    if (!write.isDone()) unreported.push(`${n} ${failures.join()}: not told`);
    const stored = write.stored();
    if (stored === 0) lost += 1;
    if (stored > 1) twice += 1;
  }
  const last = await kind.of(fixture, kind.cases);
  network.arm(kind.endpoint, 'cut');
  await last.press();
  await until(() => !network.isArmed());
  await fixture.wait();
  const sent = network.lost.at(-1);
  if (sent) await fixture.backend.fetch(sent);
  fixture.close();
  return { cases, lost, twice, unreported, twiceByNaive: last.stored() - 1 };
};

const totals: Tally[] = [];

test.each(writeKinds)(
  '$name: what is sent again after a lost answer is stored once, and the member is told',
  async (kind) => {
    const tally = await run(kind, seededRandom(kind.cases + kind.name.length));
    totals.push(tally);
    expect({ lost: tally.lost, twice: tally.twice, unreported: tally.unreported }).toEqual({
      lost: 0,
      twice: 0,
      unreported: [],
    });
  },
);

const kinds = writeKinds.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint !== '/oss');
const writes = routes(openBrowser().backend.domain).filter(({ endpoint }) => endpoint.method !== 'GET');

/** Of what is spent nobody comes to the same end by trying again: he asks for another code, or logs in, or is out already. */
const others = writes.filter(({ name, endpoint }) => !kinds.includes(name) && endpoint.again !== 'spent');
const setting = [...writeTriggers, ...loginTriggers].flatMap(({ endpoints, ...trigger }) =>
  endpoints
    .filter((endpoint) => others.some(({ name }) => name === endpoint))
    .map((endpoint) => ({ ...trigger, endpoints, endpoint })),
);

const ended = async (trigger: Trigger, endpoint: string, loss: Loss | null) => {
  const fixture = await openFaultFixture(
    trigger.as,
    trigger.isInWechat ? { input: { isInWechat: true, isMobile: true } } : {},
  );
  const act = await trigger.begin(fixture, 0);
  const answered = async () => {
    await fixture.until(() => fixture.called(endpoint) > 0);
    await fixture.wait();
    await fixture.until(() => !fixture.isWaiting(endpoint));
  };
  if (loss) {
    fixture.losses.arm(endpoint, loss);
    await act.press();
    await answered();
  }
  // What was said before is gone.
  await fixture.wait(tipHiddenAfter);
  fixture.forget();
  await (loss ? (act.again ?? act.press) : act.press)();
  await answered();
  const end = outcome(fixture);
  const lost = fixture.losses.lost.length;
  fixture.close();
  return { lost, ...end };
};

test.each(setting.map((trigger, at) => ({ ...trigger, losses: sample(['cut', 'gateway'] as const, 2, at) })))(
  '$endpoint: tried again after a lost answer it ends as it would have at once, in the backend and on the page',
  async (trigger) => {
    const atOnce = await ended(trigger, trigger.endpoint, null);
    for (const loss of trigger.losses)
      expect(await ended(trigger, trigger.endpoint, loss)).toEqual({ ...atOnce, lost: 1 });
  },
);

test('every POST that changes something is among them, unless its contract says what another one does', () => {
  const posts = writes.filter(({ endpoint: { method, asks, again } }) => method === 'POST' && !asks && !again);
  expect(posts.map(({ name }) => name).filter((name) => !kinds.includes(name))).toEqual([]);
  expect(kinds.filter((kind) => !writes.some(({ name, endpoint }) => name === kind && !endpoint.again))).toEqual([]);
});

test('the cases are many, and a client that sends the same again stores twice in the same run', () => {
  const sum = (of: (tally: Tally) => number) => totals.reduce((all, tally) => all + of(tally), 0);
  expect(sum(({ cases }) => cases)).toBeGreaterThan(rounds(100, 500));
  expect(sum(({ twiceByNaive }) => twiceByNaive)).toBeGreaterThan(5);
});
