import { expect, test } from 'vitest';
import { decodeFlow, encodeFlow, isRefusal, makeFlow } from '#machines/journal/flow-file.ts';
import { desktop } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { recordWalk, replayWalk } from './app-recording.ts';
import { askForCode } from './app-walks.ts';

test('a saved and opened file replays to the same place; what was pending starts again', async () => {
  const { browser, recordedRun } = await recordWalk([{ do: 'visit', url: '/' }, ...askForCode]);
  const facts = {
    appVersion: '0.1.0',
    startedAt: recordedRun.startedAt,
    savedAt: browser.backend.clock.now(),
    language: 'zh',
    route: '/',
    input: desktop,
  };
  const opened = await decodeFlow(
    await encodeFlow(makeFlow(facts, { base: null, entries: recordedRun.entries }, 'key')),
  );
  if (isRefusal(opened)) throw new Error(opened.tag);
  const { app, divergence, goLive, calls } = replayWalk(opened, facts.savedAt);
  expect(divergence).toBeNull();
  expect(app.getSnapshot().value).toMatchObject({ auth: 'login', route: 'there' });
  goLive();
  app.getSnapshot().children.login?.send({ type: 'tab.choose', tab: 'wechat' });
  await settle();
  expect(calls).toContain('/wechat/connect/qrconnect');
});
