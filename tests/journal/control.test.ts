import { expect, test } from 'vitest';
import { appMachine } from '#machines/app/app.machine.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { desktop } from '../harness/browser.ts';
import { statesUnder, stateText } from '../harness/states.ts';
import { recordWalk } from './app-recording.ts';
import { signUp } from './app-walks.ts';

test('the control: folding the events of the root alone does not give the state', async () => {
  const { tab } = await recordWalk(signUp);
  const shadow = createShadow(appMachine, desktop);
  for (const entry of tab.journal.entries) if (entry.path === '') shadow.apply(entry);
  expect(stateText(shadow.snapshotAt('/session'))).not.toEqual(statesUnder(tab.app)['/session']);
});
