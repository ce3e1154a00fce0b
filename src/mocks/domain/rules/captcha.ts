import type { Domain } from '../domain.ts';
import { digest, nonce } from '../secrets.ts';

export type Verdict = 200 | 100 | 400 | 800 | 900;

/** Sentinels by a mobile's last four digits (docs/qa.md); everything else passes. */
const bySuffix: Readonly<Record<string, { readonly silent: Verdict; readonly slider: Verdict }>> = {
  '0400': { silent: 400, slider: 100 },
  '0410': { silent: 400, slider: 900 },
  '0800': { silent: 800, slider: 800 },
};
const pass = { silent: 200, slider: 100 } as const;

/** Judges a single-use captcha value: silent values begin with `nvc-`, the slider's with `slide-`. */
export const judge = (domain: Domain, account: string, nvcVal: string): Verdict => {
  const round = nvcVal.startsWith('slide-') ? 'slider' : 'silent';
  const value = digest('captcha', nvcVal);
  const isGood = /^(nvc|slide)-./.test(nvcVal) && !domain.tables.usedCaptchas.has(value);
  if (!isGood) return round === 'slider' ? 900 : 800;
  domain.commit({ type: 'captcha.used', digest: value });
  return (bySuffix[account.slice(-4)] ?? pass)[round];
};

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const pictureText = (of: string): string =>
  Array.from({ length: 4 }, (_, i) => {
    const at = Number.parseInt(digest('picture', of, i).slice(0, 6), 36) % letters.length;
    return letters.charAt(at);
  }).join('');

/** New picture captcha for the key (R7.1-19), as a data URL; invalidates the previous one. */
export const issuePicture = (domain: Domain, key: string): string => {
  const of = nonce(domain.random, 8);
  domain.commit({ type: 'picture.issued', key, nonce: of });
  return `data:image/svg+xml,${encodeURIComponent(draw(pictureText(of), of))}`;
};

export const checkPicture = (domain: Domain, key: string, text: string): boolean => {
  const picture = domain.tables.pictures.get(key);
  if (!picture || picture.used) return false;
  domain.commit({ type: 'picture.used', key });
  return text.trim().toUpperCase() === pictureText(picture.nonce);
};

const draw = (text: string, of: string): string => {
  const wobble = (i: number, span: number) =>
    (Number.parseInt(digest('wobble', of, i).slice(0, 4), 36) % span) - span / 2;
  const signs = [...text].map(
    (sign, i) =>
      `<text x="${18 + i * 26}" y="${30 + wobble(i, 8)}" transform="rotate(${wobble(i + 9, 36)} ${18 + i * 26} 26)">${sign}</text>`,
  );
  const lines = [0, 1, 2].map(
    (i) =>
      `<path d="M0 ${10 + i * 11 + wobble(i + 20, 10)}Q60 ${22 + wobble(i + 30, 40)} 120 ${12 + i * 9}" fill="none" stroke="#c98a5b"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#f6efe6"/>${lines.join('')}<g font-family="monospace" font-size="26" font-weight="700" fill="#5b3a24">${signs.join('')}</g></svg>`;
};
