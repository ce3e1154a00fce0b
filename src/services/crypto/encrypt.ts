import { Effect } from 'effect';
import type { Failure } from '../failure.ts';

/** Longest plaintext of a 2048-bit key with OAEP and SHA-256, in bytes (RFC 8017 §7.1.1): 256 - 2 * 32 - 2. */
export const encryptableBytes = 190;

export const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** RSA-OAEP-256 in base64. `key`: base64 SPKI. Fails as `crashed` for a bad key or an insecure context (R7.1-11). */
export const encrypt = (key: string, text: string): Effect.Effect<string, Failure> =>
  Effect.tryPromise({
    try: async () => {
      if (!crypto.subtle) throw new NoWebCrypto();
      const imported = await crypto.subtle.importKey('spki', bytesOf(key), algorithm, false, ['encrypt']);
      return base64Of(await crypto.subtle.encrypt(algorithm, imported, new TextEncoder().encode(text)));
    },
    catch: (thrown): Failure => ({ tag: 'crashed', reason: `encryption: ${nameOf(thrown)}` }),
  });

class NoWebCrypto extends Error {
  override readonly name = 'no WebCrypto: serve the page by https, or from localhost';
}

/** Name only: the message may quote the plaintext. */
const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);
