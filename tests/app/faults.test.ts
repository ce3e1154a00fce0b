import { expect, test } from 'vitest';
import type { Seed } from '#mocks/domain/domain-seed.ts';
import { routes } from '#mocks/handlers/routes.ts';
import { makeSeed } from '#mocks/hosts/make-seed.ts';
import { checkFault } from '../harness/faults/check-fault.ts';
import { openConversationFixture } from '../harness/faults/conversation-fixture.ts';
import { missing, repeated, silent } from '../harness/faults/exemptions.ts';
import { openFaultFixture } from '../harness/faults/fixture.ts';
import { loginTriggers } from '../harness/faults/login-triggers.ts';
import { readTriggers, routeTriggers } from '../harness/faults/read-triggers.ts';
import { casesOf, isMissing, isSilent, reportOf } from '../harness/faults/report.ts';
import { checkSocketFault, moments, socketFaults, socketReport } from '../harness/faults/socket-faults.ts';
import type { Trigger } from '../harness/faults/trigger.ts';
import { writeTriggers } from '../harness/faults/write-triggers.ts';
import { sample } from '../harness/sampling.ts';

const triggers: readonly Trigger[] = [...(await routeTriggers()), ...readTriggers, ...writeTriggers, ...loginTriggers];
const { domain } = (await openFaultFixture(null)).backend;
const endpoints = routes(domain);
const isWrite = (name: string) => endpoints.some((route) => route.name === name && route.endpoint.method !== 'GET');

test.each(triggers.map((trigger, at) => ({ ...trigger, cases: sample(casesOf(trigger), 8, at) })))(
  '$name: whatever fails is said in both languages, tried again, sent once, and nothing typed is lost',
  async (trigger) => {
    const open = () =>
      openFaultFixture(trigger.as, trigger.isInWechat ? { input: { isInWechat: true, isMobile: true } } : {});
    const shared = trigger.isOnce ? null : await open();
    const found: string[] = [];
    for (const [n, { endpoint, kind }] of trigger.cases.entries()) {
      const fixture = shared ?? (await open());
      const isOnce = isWrite(endpoint) && repeated[endpoint] === undefined && silent[endpoint] === undefined;
      const wrong = await checkFault(fixture, await trigger.begin(fixture, n), {
        endpoint,
        kind,
        isOnce,
        isSilent: isSilent(endpoint, kind),
        isMissing: isMissing(endpoint, kind),
      });
      found.push(...wrong.map((what) => `${endpoint} ${kind}: ${what}`));
      if (shared === null) fixture.close();
    }
    shared?.close();
    expect(found).toEqual([]);
  },
);

const line = socketFaults.flatMap((fault) => moments.map((moment) => ({ ...fault, fault, moment })));

test.each(line)('$requirements $name, $moment: nothing is lost, nothing is there twice', async ({ fault, moment }) => {
  const fixture = await openConversationFixture();
  const wrong = await checkSocketFault(fixture, fault, moment);
  fixture.close();
  expect(wrong).toEqual([]);
});

/** What a seed gives without being asked for something particular, as text. */
const partsOf = (seed: Seed): readonly (readonly [string, string])[] =>
  Object.entries(seed)
    .filter(([, part]) => typeof part !== 'function' || part.length === 0)
    .map(([name, part]) => [name, JSON.stringify(typeof part === 'function' ? part() : part)]);

test('worlds share their seed: none of all these calls has changed it', () => {
  const fresh = new Map(partsOf(makeSeed(domain.now())));
  const shared = partsOf(domain.seed);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter(([name, text]) => fresh.get(name) !== text).map(([name]) => name)).toEqual([]);
});

test('every endpoint of every contract is in the table, and what stands there is one', async () => {
  const called = new Set(triggers.flatMap((trigger) => trigger.endpoints));
  const names = endpoints.map(({ name }) => name);
  const uncalled = endpoints.filter(({ endpoint }) => endpoint.uncalled).map(({ name }) => name);
  expect(names.filter((name) => !called.has(name))).toEqual(uncalled);
  const known = [...names, ...triggers.flatMap((trigger) => trigger.endpoints)];
  const reasoned = [...Object.keys(silent), ...Object.keys(missing), ...Object.keys(repeated)].map((key) =>
    key.replace(/ .*/, ''),
  );
  expect(reasoned.filter((name) => !known.includes(name))).toEqual([]);
  await expect(`${reportOf(triggers, uncalled)}\n${socketReport()}`).toMatchFileSnapshot('../../docs/faults-table.md');
});
