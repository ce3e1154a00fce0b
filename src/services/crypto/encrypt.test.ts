import { Effect, Result } from 'effect';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bytesIn, encrypt, encryptableBytes } from './encrypt.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

const keyPair = () =>
  crypto.subtle.generateKey({ ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'encrypt',
    'decrypt',
  ]);

const spki = async (key: CryptoKey) => Buffer.from(await crypto.subtle.exportKey('spki', key)).toString('base64');

test.each(['Shiye2026', '密码 pässwörd 𠮷 👨‍👩‍👧', 'x'.repeat(encryptableBytes)])(
  '[R7.1-2 R7.1-11] what is encrypted with the public key is read with the private one: %s',
  async (text) => {
    const pair = await keyPair();
    const sealed = await Effect.runPromise(encrypt(await spki(pair.publicKey), text));
    const opened = await crypto.subtle.decrypt(algorithm, pair.privateKey, Buffer.from(sealed, 'base64'));
    expect(new TextDecoder().decode(opened)).toBe(text);
    expect(sealed).toMatch(/^[A-Za-z0-9+/]{342}==$/);
  },
);

test('[R7.1-11] the same password is never sealed alike', async () => {
  const key = await spki((await keyPair()).publicKey);
  const [one, two] = await Promise.all([1, 2].map(() => Effect.runPromise(encrypt(key, 'Shiye2026'))));
  expect(one).not.toBe(two);
});

test('a bad key and a text beyond the limit are failures that do not quote the text', async () => {
  const key = await spki((await keyPair()).publicKey);
  const failures = await Promise.all(
    [encrypt('not base64!', 'secret'), encrypt('AAAA', 'secret'), encrypt(key, 's'.repeat(encryptableBytes + 1))].map(
      (effect) => Effect.runPromise(Effect.result(effect)),
    ),
  );
  expect(failures.map((result) => (Result.isFailure(result) ? result.failure.tag : 'success'))).toEqual([
    'crashed',
    'crashed',
    'crashed',
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/secret|sss/);
});

test('where the page is not served securely the failure says what to do about it', async () => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const result = await Effect.runPromise(Effect.result(encrypt('AAAA', 'secret')));
  expect(result).toEqual(
    Result.fail({
      tag: 'crashed',
      reason: 'encryption: no WebCrypto: serve the page by https, or from localhost',
    }),
  );
});

test('the size of a text is counted in bytes', () => {
  expect(bytesIn('a密𠮷')).toBe(1 + 3 + 4);
});
