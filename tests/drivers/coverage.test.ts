import { expect, test } from 'vitest';
import { collector } from '#machines/paths/collect.ts';
import type { Coverage, MachineCoverage } from '#machines/paths/coverage.ts';
import { mergeCoverage } from '#machines/paths/merge-coverage.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { journalCoverage } from './journal-coverage.ts';

/** A reader looks at the news, asks for a code that never comes, and closes the dialog. */
const visit = async () => {
  const watched = collector();
  const browser = openBrowser();
  const tab = browser.openTab();
  tab.app.system.inspect(watched.watch());
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
  const sms = tab.at('login/smsLogin');
  sms.send({ type: 'code.request' });
  browser.backend.faults.add({ kind: 'offline', endpoint: 'session.sendCode' });
  sms.send({ type: 'field.change', field: 'mobile', text: '13912345678' });
  sms.send({ type: 'code.request' });
  await settle();
  tab.at('login').send({ type: 'login.close' });
  await settle();
  return { entries: tab.journal.entries, watched: watched.coverage('tests') };
};

const of = ({ machines }: Pick<Coverage, 'machines'>, id: string): MachineCoverage => {
  const found = machines.find(({ machine }) => machine === id);
  if (!found) throw new Error(`${id} did not run`);
  return found;
};

test('a folded journal covers what was seen while it was recorded', async () => {
  const { entries, watched } = await visit();
  const folded = journalCoverage(appMachine, desktop, entries);
  for (const id of ['app', 'login', 'smsLogin', 'smsCode', 'session', 'resource']) {
    const [one, other] = [of(folded, id), of(watched, id)];
    expect([id, one.transitions, one.guards.covered]).toEqual([id, other.transitions, other.guards.covered]);
  }
  expect(of(folded, 'smsCode').transitions.covered).toEqual([
    'smsCode.ready/code.request/0',
    'smsCode.ready/account.change/0',
    'smsCode.gettingToken/xstate.done.actor.checkSilently/0',
    'smsCode.requesting/xstate.error.actor.sendCode/1',
  ]);
  expect(of(folded, 'smsLogin').guards.covered).toEqual([
    'smsLogin/code.request/0=true',
    'smsLogin/code.request/0=false',
  ]);
});

test('steps that an older chart does not have do no harm, and what is left of the journal counts', async () => {
  const { entries } = await visit();
  const foreign = { path: 'login', incarnation: 1, event: { type: 'tab.unknown' } };
  const folded = journalCoverage(appMachine, desktop, [...entries.slice(0, 30), foreign, ...entries.slice(30)]);
  expect(of(folded, 'smsCode')).toEqual(of(journalCoverage(appMachine, desktop, entries), 'smsCode'));
});

test('several runs cover together what each covers', () => {
  const part = (covered: readonly string[], missing: readonly string[], pairs: number): Coverage => {
    const none = { covered: [], missing: [] };
    const machine = { machine: 'm', states: none, guards: none, requirements: none };
    const own = { ...machine, transitions: { covered, missing }, pairs: { covered: pairs, total: null } };
    return { format: 'shiye.coverage/1', source: 'tests', machines: [own] };
  };
  const [together] = mergeCoverage([part(['a'], ['b', 'c'], 3), part(['b'], ['a', 'c'], 5)]);
  expect(together?.transitions).toEqual({ covered: ['a', 'b'], missing: ['c'] });
  expect(together?.pairs).toEqual({ covered: 5, total: null });
});
