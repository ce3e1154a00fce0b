import type { Language, Theme } from '#machines/app/preferences.machine.ts';
import type { Clock } from '#services/contract/clock.ts';
import type { Preferences } from '#services/contract/stored.contract.ts';
import { media } from '../theme/breakpoints.ts';

/** What the build was told (docs/deploy.md). */
export const environment = {
  version: import.meta.env.VITE_APP_VERSION ?? '',
  /** The backend's address; undefined for the simulated one. */
  backend: import.meta.env.VITE_BACKEND,
  /** The address of the live channel, where it is not beside the backend. */
  ws: import.meta.env.VITE_WS,
  wsToken: import.meta.env.VITE_WS_TOKEN,
  sites: import.meta.env.VITE_SITES,
  nextOrigins: import.meta.env.VITE_NEXT_ORIGINS,
  wechatAuthorizeUrl: import.meta.env.VITE_WECHAT_AUTHORIZE_URL,
  /** The page of a vendor's captcha. */
  captcha: import.meta.env.VITE_BACKEND ? import.meta.env.VITE_CAPTCHA : undefined,
  stripList: import.meta.env.VITE_STRIP_LIST === 'rankings' ? 'rankings' : 'top-100',
} as const;

/** Inside WeChat, but not inside its business edition, whose pages have another login. */
export const isWechat = (userAgent: string): boolean => /micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The largest multiple of the alphabet's length in a byte: bytes from here on would favour its beginning. */
const fairBelow = 256 - (256 % letters.length);

/** n letters and digits, each as likely as the others. `fill` fills an array with random bytes. */
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

/** The language before the charts run: the stored choice, else the browser's, else Chinese (R1-18 to R1-20). */
export const firstLanguage = (chosen: Preferences, browserLanguage: string): Language =>
  chosen.lang ?? (/^en\b/i.test(browserLanguage) ? 'en' : 'zh');

export const systemTheme = (page: Window): Theme => (page.matchMedia(media.dark).matches ? 'dark' : 'light');

/** Real time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') globalThis.clearTimeout(timer);
  },
};
