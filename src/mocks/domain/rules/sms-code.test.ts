import { expect } from 'vitest';
import { Refusal } from '../refusal.ts';
import { test, testDomain } from '../testing.ts';
import { codeLife, consumeCode, sendCode, sentCodes } from './sms-code.ts';

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

test('[R3-13] a silent pass sends a code of six digits', ({ domain }) => {
  expect(sendCode(domain, { mobile, nvcVal: 'nvc-1' })).toEqual(passed);
  expect(sentCodes(domain)).toEqual([{ account: mobile, code: expect.stringMatching(/^\d{6}$/), at: domain.now() }]);
});

test('[R8.1-2][R8.1-3][R8.1-4][R8.1-9] the verdict follows the last digits and the round', () => {
  const answers = (number: string, values: readonly string[]) => {
    const { domain } = testDomain();
    return values.map((nvcVal) => sendCode(domain, { mobile: number, nvcVal }).resultCode);
  };
  expect(answers('+8613900000400', ['nvc-1', 'slide-1'])).toEqual([400, 100]);
  expect(answers('+8613900000410', ['nvc-1', 'slide-1', 'slide-2'])).toEqual([400, 900, 900]);
  expect(answers('+8613900000800', ['nvc-1', 'slide-1'])).toEqual([800, 800]);
});

test('[R7.1-14] a captcha value is good once, and must be one', ({ domain }) => {
  const number = '+8613900000400';
  const ask = (nvcVal: string) => sendCode(domain, { mobile: number, nvcVal }).resultCode;
  expect([ask('nvc-1'), ask('nvc-1'), ask(''), ask('nvc-'), ask('slide-')]).toEqual([400, 800, 800, 800, 900]);
  expect([ask('slide-1'), sentCodes(domain).length]).toEqual([100, 1]);
});

test('[R8.1-1] code 1 and [R3-13][R8.1-6][R8.1-7] too frequent with its countdown', ({ domain }) => {
  expect(refusal(() => sendCode(domain, { mobile: '+8613900000009', nvcVal: 'nvc-1' }))).toMatchObject({ code: 1 });
  expect(refusal(() => sendCode(domain, { mobile: '+8613900000429', nvcVal: 'nvc-1' }))).toEqual({
    code: 429,
    msg: '短信验证码发送过于频繁',
    data: { resultCode: 429, countdown: 37 },
  });
});

test('[R4.4-2] a second code within a minute is too frequent, unless the first was used', ({ domain, wait }) => {
  sendCode(domain, { mobile, nvcVal: 'nvc-1' });
  wait(20_000);
  expect(refusal(() => sendCode(domain, { mobile, nvcVal: 'nvc-2' }))).toMatchObject({ data: { countdown: 40 } });
  wait(40_000);
  expect(sendCode(domain, { mobile, nvcVal: 'nvc-2' })).toEqual(passed);
  consumeCode(domain, mobile, sentCodes(domain)[0]?.code ?? '');
  expect(sendCode(domain, { mobile, nvcVal: 'nvc-3' })).toEqual(passed);
});

test('[R8.2-2] a code is right once, for five minutes, and 000000 never', ({ domain, wait }) => {
  sendCode(domain, { mobile, nvcVal: 'nvc-1' });
  const code = sentCodes(domain)[0]?.code ?? '';
  expect([consumeCode(domain, mobile, '000000'), consumeCode(domain, '+8613900002222', code)]).toEqual([false, false]);
  wait(codeLife);
  expect([consumeCode(domain, mobile, code), consumeCode(domain, mobile, code)]).toEqual([true, false]);
  sendCode(domain, { mobile, nvcVal: 'nvc-2' });
  wait(codeLife + 1);
  expect(consumeCode(domain, mobile, sentCodes(domain)[0]?.code ?? '')).toBe(false);
});

test('[R8.2-2] a newer code replaces the older one', ({ domain, wait }) => {
  sendCode(domain, { mobile, nvcVal: 'nvc-1' });
  wait(60_000);
  sendCode(domain, { mobile, nvcVal: 'nvc-2' });
  const [newer, older] = sentCodes(domain).map(({ code }) => code);
  expect(older).toMatch(/^\d{6}$/);
  expect(newer).not.toBe(older);
  expect(consumeCode(domain, mobile, older ?? '')).toBe(false);
  expect(consumeCode(domain, mobile, newer ?? '')).toBe(true);
});

test('[R8.1-8] an email of nobody is code 1; one of a member gets its code', ({ domain }) => {
  expect(refusal(() => sendCode(domain, { email: 'nobody@shiye.example', nvcVal: 'nvc-1' }))).toMatchObject({
    code: 1,
  });
  expect(sendCode(domain, { email: 'm1001@shiye.example', nvcVal: 'nvc-1' })).toEqual(passed);
});

test.for([
  {},
  { mobile: '13900001111' },
  { mobile: '+86 13900001111' },
  { email: 'nothing' },
  { mobile, email: 'm1001@shiye.example' },
])('[R5.1-9] an account of another form is refused: %o', (account, { domain }) => {
  expect(refusal(() => sendCode(domain, { ...account, nvcVal: 'nvc-1' }))).toMatchObject({ code: 1 });
});

test('[R3-13] no fact holds a code or a captcha value', ({ domain }) => {
  sendCode(domain, { mobile, nvcVal: 'nvc-canary' });
  const stored = JSON.stringify(domain.events);
  expect(stored).not.toContain(sentCodes(domain)[0]?.code);
  expect(stored).not.toContain('canary');
});
