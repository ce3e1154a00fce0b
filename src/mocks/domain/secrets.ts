/** Protects nothing: the whole backend runs in the page. */
const key = 'shiye-simulated-backend';

const hash = (text: string, seed: number): number => {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
};

export const digest = (...parts: readonly (string | number)[]): string => {
  const text = [key, ...parts].join('\u0000');
  return (hash(text, 1).toString(36).padStart(11, '0') + hash(text, 2).toString(36).padStart(11, '0')).slice(0, 22);
};

/** Six digits; never `000000`, which is always wrong. */
export const codeOf = (account: string, nonce: string): string => {
  const number = Number.parseInt(digest('code', account, nonce).slice(0, 9), 36) % 1_000_000;
  return String(number === 0 ? 100_000 : number).padStart(6, '0');
};

export const secretKeyOf = (account: string, nonce: string): string => digest('secret-key', account, nonce);

export const passwordDigestOf = (password: string): string => digest('password', password);

export const signed = (kind: string, name: string): string => `${kind}-${name}-${digest(kind, name)}`;

export const nameIn = (kind: string, text: string): string | null => {
  const name = text.slice(kind.length + 1, text.lastIndexOf('-'));
  return text === signed(kind, name) ? name : null;
};

export const nonce = (random: () => number, length = 16): string =>
  Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
