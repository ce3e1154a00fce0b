import { expect, test } from 'vitest';
import { run } from './run.ts';

test('a command that says nothing for the time allowed is stopped', async () => {
  const { code, output, isStalled } = await run(['node', '-e', 'setInterval(() => {}, 1000)'], { silence: 300 });
  expect([code, isStalled]).toEqual([-1, true]);
  expect(output).toContain('node: stopped, nothing happened for 0.3 s');
});

test('a command is waited for as long as it says something, by output or by message', async () => {
  const messages: unknown[] = [];
  const speaks = 'process.send({ n: 1 }, () => process.disconnect())';
  const { code } = await run(['node', '-e', speaks], { onMessage: (message) => messages.push(message) });
  expect([code, messages]).toEqual([0, [{ n: 1 }]]);
});
