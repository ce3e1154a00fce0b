const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** The key that a backend gives for passwords, and how it opens what was sealed with it. */
export const backendKey = async () => {
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  return {
    key: Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64'),
    opened: async (sealed: string): Promise<string> =>
      new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, pair.privateKey, Buffer.from(sealed, 'base64'))),
  };
};
