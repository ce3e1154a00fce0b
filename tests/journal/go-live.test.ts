import { expect, test } from 'vitest';
import { decodeFlow, encodeFlow, isRefusal, makeFlow } from '#machines/journal/flow-file.ts';
import { desktop } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { recordWalk, replayWalk } from './app-recording.ts';
import { askForCode, signUp } from './app-walks.ts';

test('a saved and opened file replays to the same place; what was pending starts again', async () => {
  const { browser, recording } = await recordWalk([{ do: 'visit', url: '/' }, ...askForCode]);
  const facts = {
    appVersion: '0.1.0',
    startedAt: recording.startedAt,
    savedAt: browser.backend.clock.now(),
    language: 'zh',
    route: '/',
    input: desktop,
  };
  const opened = await decodeFlow(await encodeFlow(makeFlow(facts, { base: null, entries: recording.entries })));
  if (isRefusal(opened)) throw new Error(opened.tag);
  const { app, divergence, goLive, calls } = replayWalk(opened, facts.savedAt);
  expect(divergence).toBeNull();
  expect(app.getSnapshot().value).toMatchObject({ door: 'login', place: { there: 'shown' } });
  goLive();
  app.getSnapshot().children.login?.send({ type: 'tab.choose', tab: 'wechat' });
  await settle();
  expect(calls).toContain('/wechat/connect/qrconnect');
});

test('no secret of a login is in an exported journal', async () => {
  const { browser, recording } = await recordWalk([{ do: 'visit', url: '/' }, ...signUp]);
  const session = browser.storage.values.get('shiye.session') ?? '';
  const secrets = [
    browser.backend.codes()[0]?.code ?? '',
    ...(session.match(/"(?:token|refreshToken)":"([^"]+)"/g) ?? []).map((field) => field.split('"')[3] ?? ''),
  ];
  expect(secrets).toHaveLength(3);
  const facts = { appVersion: '0.1.0', startedAt: 0, savedAt: 0, language: 'zh', route: '/', input: desktop };
  const text = JSON.stringify(makeFlow(facts, { base: null, entries: recording.entries }));
  expect(secrets.filter((secret) => secret === '' || text.includes(`"${secret}"`))).toEqual([]);
  expect(secrets.filter((secret) => JSON.stringify(recording.entries).includes(`"${secret}"`))).toHaveLength(3);
});
