import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { explore } from '#machines/paths/explore.ts';
import { playablePaths } from '#machines/paths/playable.ts';
import { smsCodePaths } from '#machines/session/sms-code.paths.ts';
import { playPath } from './backend/play-path.ts';
import { smsCodeDriver } from './backend/sms-code.driver.ts';

/** The charts themselves are played where they are explored: tests/models/paths.test.ts. */
test('a chart that does not do what its model says is named with the step', async () => {
  const wrong: PathSpec<typeof smsCodePaths.machine> = {
    ...smsCodePaths,
    events: {
      ...smsCodePaths.events,
      // The model says that the code is sent, the fault says that the network is gone.
      'xstate.done.actor.sendCode': [
        { zh: '发出', en: 'Sent', payload: { output: { resultCode: 200 } }, cause: { fault: { kind: 'offline' } } },
      ],
    },
  };
  const graph = explore(wrong);
  const [path = []] = playablePaths(graph, 'process');
  const isLost = (snapshot: AnyMachineSnapshot) => snapshot.matches('ready') && snapshot.context.failure !== null;
  expect(await playPath(wrong, graph, path, smsCodeDriver, undefined, isLost)).toMatchObject({
    machine: 'smsCode',
    model: expect.stringContaining('smsCode.cooling'),
    run: expect.stringContaining('smsCode.ready'),
  });
});
