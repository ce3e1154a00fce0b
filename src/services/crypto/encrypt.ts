import { Effect } from 'effect';
import type { Failure } from '../failure.ts';

/** Bytes that a 2048-bit key takes with OAEP and SHA-256 (RFC 8017 §7.1.1): 256 - 2 * 32 - 2. */
export const encryptableBytes = 190;

export const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/**
 * RSA-OAEP-256 of a text (docs/choices.md R7.1-11). `key` is the public key as base64 of its SPKI form, the answer
 * base64. `crashed` where the browser has no WebCrypto (a page that is not served securely) or the key is none.
 */
export const encrypt = (key: string, text: string): Effect.Effect<string, Failure> =>
  Effect.tryPromise({
    try: async () => {
      if (!crypto.subtle) throw new NoWebCrypto();
      const imported = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['encrypt']);
      return base64Of(await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(text)));
    },
    catch: (thrown): Failure => ({ tag: 'crashed', reason: `encryption: ${nameOf(thrown)}` }),
  });

/** Told by its name, as every reason is. */
class NoWebCrypto extends Error {
  override readonly name = 'no WebCrypto: serve the page by https, or from localhost';
}

/** Only the name: a message might quote what was to be hidden. */
const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);
