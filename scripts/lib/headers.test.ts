import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersOf, metaText, policyOf, policyText } from './headers.ts';
import { inlineOf } from './headers-plugin.ts';
import { root } from './run.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');
const directive = (env: Parameters<typeof policyOf>[0], name: string) =>
  policyOf(env)
    .find(([first]) => first === name)
    ?.slice(1);

test('[R3-46] a build with the simulated backend speaks to its own origin alone, and runs its own files alone', () => {
  expect(policyText(policyOf({}, { styles: ['c3R5bGU='], scripts: [] }))).toBe(
    [
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-c3R5bGU='; img-src 'self' data: blob:",
      "font-src 'self'; connect-src 'self' blob:; worker-src 'self'; manifest-src 'self'; frame-src 'none'",
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      "require-trusted-types-for 'script'; trusted-types dompurify default",
    ].join('; '),
  );
});

test('a build for a real backend speaks to it, to its sockets and to the hosts that are named, by their origins', () => {
  const env = {
    VITE_BACKEND: 'https://api.shiye.example/v1',
    VITE_WS: 'wss://live.shiye.example/ws?x',
    CONNECT_ORIGINS: 'https://oss.example/bucket, https://log.example',
  };
  expect(directive(env, 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'https://api.shiye.example',
    'wss://api.shiye.example',
    'wss://live.shiye.example',
    'https://oss.example',
    'https://log.example',
  ]);
  const own = ["'self'", 'data:', 'blob:', 'https://api.shiye.example', 'https://oss.example', 'https://log.example'];
  expect(directive(env, 'img-src')).toEqual([...own, 'https:']);
  expect(directive({ ...env, IMAGE_ORIGINS: 'https://img.example/x' }, 'img-src')).toEqual([
    ...own,
    'https://img.example',
  ]);
  expect(directive(env, 'script-src')).toEqual(["'self'"]);
  expect(directive({ VITE_BACKEND: 'http://localhost:8787' }, 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'http://localhost:8787',
    'ws://localhost:8787',
  ]);
});

test('the page of a captcha is the one that may stand in a frame, and only where a real backend asks for it', () => {
  const VITE_CAPTCHA = 'https://captcha.shiye.example/frame.html?x';
  expect(directive({ VITE_CAPTCHA, VITE_BACKEND: 'https://api.shiye.example' }, 'frame-src')).toEqual([
    'https://captcha.shiye.example',
  ]);
  expect(directive({ VITE_CAPTCHA }, 'frame-src')).toEqual(["'none'"]);
  expect(directive({ VITE_CAPTCHA, VITE_BACKEND: 'https://api.shiye.example' }, 'script-src')).toEqual(["'self'"]);
});

test('what is no address stops the build instead of opening the policy', () => {
  expect(() => policyOf({ CONNECT_ORIGINS: "* 'unsafe-inline'" })).toThrow('Invalid URL');
});

test('the page says of itself all that a page can say', () => {
  expect(metaText(policyOf({}))).toBe(policyText(policyOf({})).replace("frame-ancestors 'none'; ", ''));
});

test('every answer carries the headers that browsers ask for; https alone promises to stay https', () => {
  expect(headersOf({})).toMatchObject({
    'content-security-policy': policyText(policyOf({})),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headersOf({})['permissions-policy']).toMatch(/^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))/);
  expect(headersOf({})).not.toHaveProperty('strict-transport-security');
  const secure = headersOf({ VITE_ORIGIN: 'https://shiye.example' });
  expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  for (const value of Object.values(secure)) expect(value).not.toMatch(/unsafe-|\*|[\r\n]/);
});

test('styles and scripts that stand in the page are known by their hashes; those with a file are not', () => {
  const page = '<style data-x>b{}</style><script type="module" src="/a.js"></script><script>go()</script>';
  expect(inlineOf(page)).toMatchObject({ scripts: [hash('go()')] });
  expect(inlineOf(page).styles[0]).toBe(hash('b{}'));
});

test('the page before the app has no handlers and no style attributes, and each script in it is known by its hash', () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  expect(page).not.toMatch(/\s(on\w+|style)=/);
  expect(inlineOf(page).scripts).toHaveLength(page.match(/<script\b(?![^>]*\bsrc=)/g)?.length ?? 0);
});
