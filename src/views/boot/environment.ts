import type { Language, Theme } from '#machines/app/preferences.machine.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Preferences } from '#services/contract/stored.contract.ts';
import { media } from '../theme/breakpoints.ts';

/** Build settings (docs/deploy.md). */
export const environment = {
  version: import.meta.env.VITE_APP_VERSION ?? '',
  backend: import.meta.env.VITE_BACKEND,
  ws: import.meta.env.VITE_WS,
  wsToken: import.meta.env.VITE_WS_TOKEN,
  sites: import.meta.env.VITE_SITES,
  nextOrigins: import.meta.env.VITE_NEXT_ORIGINS,
  wechatAuthorizeUrl: import.meta.env.VITE_WECHAT_AUTHORIZE_URL,
  captcha: import.meta.env.VITE_BACKEND ? import.meta.env.VITE_CAPTCHA : undefined,
  topicList: import.meta.env.VITE_STRIP_LIST === 'rankings' ? 'rankings' : 'top-100',
} as const;

/** Not WeChat Work, whose pages have another login. */
export const isWechat = (userAgent: string): boolean => /micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Largest multiple of the alphabet's length in a byte: larger bytes would favour its first letters. */
const fairBelow = 256 - (256 % letters.length);

/** n letters and digits, uniformly distributed. `fill` fills an array with random bytes. */
export const randomToken =
  (fill: (bytes: Uint8Array<ArrayBuffer>) => void) =>
  (length: number): string => {
    let token = '';
    while (token.length < length) {
      const bytes = new Uint8Array(length);
      fill(bytes);
      for (const byte of bytes) if (byte < fairBelow && token.length < length) token += letters[byte % letters.length];
    }
    return token;
  };

/** Before the charts run: the stored choice, else the browser's language, else Chinese (R1-18 to R1-20). */
export const firstLanguage = ({ lang }: Pick<Preferences, 'lang'>, browserLanguage: string): Language =>
  lang ?? (/^en\b/i.test(browserLanguage) ? 'en' : 'zh');

export const systemTheme = (page: Window): Theme => (page.matchMedia(media.dark).matches ? 'dark' : 'light');

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') globalThis.clearTimeout(timer);
  },
};
