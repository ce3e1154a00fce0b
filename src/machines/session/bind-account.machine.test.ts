import { expect, test } from 'vitest';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { bindAccountMachine } from './bind-account.machine.ts';

test('[R5.7-10] a submit before the answer is ignored; one after a refusal follows when 800 ms have passed', async () => {
  const { send, call, clock, sentTo } = await inParent(bindAccountMachine, { kind: 'mobile' });
  const bindings = () => sentTo('/auth/account/bind').length;
  await send({ type: 'mobile.change', value: '13800138000' }, { type: 'code.change', value: '123456' });
  await send({ type: 'bind.submit' }, { type: 'bind.submit' });
  await call().fail({ tag: 'refused', code: 20003, msg: '', data: null });
  await send({ type: 'bind.submit' });
  expect(bindings()).toBe(1);
  await clock.advance(800);
  expect(bindings()).toBe(2);
});
