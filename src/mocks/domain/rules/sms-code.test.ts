import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { testWorld } from '../testing.ts';
import { codeLife, sendCode, sentCodes, spendCode } from './sms-code.ts';

const mobile = '+8613900001111';
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Refusal) return { code: thrown.code, msg: thrown.message, data: thrown.data };
    throw thrown;
  }
  return 'accepted';
};
const passed = { resultCode: 200, countdown: null, secretKey: expect.stringMatching(/^\w{22}$/), code: null };

test('[R3-13] a silent pass sends a code of six digits', () => {
  const { world } = testWorld();
  expect(sendCode(world, { mobile, nvcVal: 'nvc-1' })).toEqual(passed);
  expect(sentCodes(world)).toEqual([{ account: mobile, code: expect.stringMatching(/^\d{6}$/), at: world.now() }]);
});

test('[R8.1-2][R8.1-3][R8.1-4][R8.1-9] the verdict follows the last digits and the round', () => {
  const answers = (number: string, values: readonly string[]) => {
    const { world } = testWorld();
    return values.map((nvcVal) => sendCode(world, { mobile: number, nvcVal }).resultCode);
  };
  expect(answers('+8613900000400', ['nvc-1', 'slide-1'])).toEqual([400, 100]);
  expect(answers('+8613900000410', ['nvc-1', 'slide-1', 'slide-2'])).toEqual([400, 900, 900]);
  expect(answers('+8613900000800', ['nvc-1', 'slide-1'])).toEqual([800, 800]);
});

test('[R7.1-14] a captcha value is good once, and must be one', () => {
  const { world } = testWorld();
  const number = '+8613900000400';
  const ask = (nvcVal: string) => sendCode(world, { mobile: number, nvcVal }).resultCode;
  expect([ask('nvc-1'), ask('nvc-1'), ask(''), ask('nvc-'), ask('slide-')]).toEqual([400, 800, 800, 800, 900]);
  expect([ask('slide-1'), sentCodes(world).length]).toEqual([100, 1]);
});

test('[R8.1-1] code 1 and [R3-13][R8.1-6][R8.1-7] too frequent with its countdown', () => {
  const { world } = testWorld();
  expect(refusal(() => sendCode(world, { mobile: '+8613900000009', nvcVal: 'nvc-1' }))).toMatchObject({ code: 1 });
  expect(refusal(() => sendCode(world, { mobile: '+8613900000429', nvcVal: 'nvc-1' }))).toEqual({
    code: 429,
    msg: '短信验证码发送过于频繁',
    data: { resultCode: 429, countdown: 37 },
  });
});

test('[R4.4-2] a second code within a minute is too frequent, unless the first was used', () => {
  const { world, wait } = testWorld();
  sendCode(world, { mobile, nvcVal: 'nvc-1' });
  wait(20_000);
  expect(refusal(() => sendCode(world, { mobile, nvcVal: 'nvc-2' }))).toMatchObject({ data: { countdown: 40 } });
  wait(40_000);
  expect(sendCode(world, { mobile, nvcVal: 'nvc-2' })).toEqual(passed);
  spendCode(world, mobile, sentCodes(world)[0]?.code ?? '');
  expect(sendCode(world, { mobile, nvcVal: 'nvc-3' })).toEqual(passed);
});

test('[R8.2-2] a code is right once, for five minutes, and 000000 never', () => {
  const { world, wait } = testWorld();
  sendCode(world, { mobile, nvcVal: 'nvc-1' });
  const code = sentCodes(world)[0]?.code ?? '';
  expect([spendCode(world, mobile, '000000'), spendCode(world, '+8613900002222', code)]).toEqual([false, false]);
  wait(codeLife);
  expect([spendCode(world, mobile, code), spendCode(world, mobile, code)]).toEqual([true, false]);
  sendCode(world, { mobile, nvcVal: 'nvc-2' });
  wait(codeLife + 1);
  expect(spendCode(world, mobile, sentCodes(world)[0]?.code ?? '')).toBe(false);
});

test('[R8.2-2] a newer code replaces the older one', () => {
  const { world, wait } = testWorld();
  sendCode(world, { mobile, nvcVal: 'nvc-1' });
  wait(60_000);
  sendCode(world, { mobile, nvcVal: 'nvc-2' });
  const [newer, older] = sentCodes(world).map(({ code }) => code);
  expect(older).toMatch(/^\d{6}$/);
  expect(newer).not.toBe(older);
  expect(spendCode(world, mobile, older ?? '')).toBe(false);
  expect(spendCode(world, mobile, newer ?? '')).toBe(true);
});

test('[R8.1-8] an email of nobody is code 1; one of a member gets its code', () => {
  const { world } = testWorld();
  expect(refusal(() => sendCode(world, { email: 'nobody@shiye.example', nvcVal: 'nvc-1' }))).toMatchObject({ code: 1 });
  expect(sendCode(world, { email: 'm1001@shiye.example', nvcVal: 'nvc-1' })).toEqual(passed);
});

test.each([
  {},
  { mobile: '13900001111' },
  { mobile: '+86 13900001111' },
  { email: 'nothing' },
  { mobile, email: 'm1001@shiye.example' },
])('[R5.1-9] an account of another form is refused: %o', (account) => {
  const { world } = testWorld();
  expect(refusal(() => sendCode(world, { ...account, nvcVal: 'nvc-1' }))).toMatchObject({ code: 1 });
});

test('[R3-13] no fact holds a code or a captcha value', () => {
  const { world } = testWorld();
  sendCode(world, { mobile, nvcVal: 'nvc-canary' });
  const kept = JSON.stringify(world.events);
  expect(kept).not.toContain(sentCodes(world)[0]?.code);
  expect(kept).not.toContain('canary');
});
