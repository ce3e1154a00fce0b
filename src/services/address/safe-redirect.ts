import { findSite, type Sites, segmentsOf } from './sites.ts';
import { parseUrl } from './url.ts';

const someOrigin = 'https://shiye.invalid';

/** Browsers drop control characters and turn backslashes into slashes. */
const forbidden = /[\p{Cc}\\]/u;
/** One slash, then nothing that is, looks like, or may be dropped before, another. */
const head = /^\/(?![\s\p{Cf}/⁄∕⧵⧸⧹╱╲∖⟋⟍])/u;

/** Leaves what cannot be decoded, so that a stray `%` hides nothing. */
const decodeLeniently = (value: string): string =>
  value.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    }
  });

const parseInApp = (value: string, origin: string): URL | null => {
  if (forbidden.test(value) || !head.test(value)) return null;
  const url = parseUrl(value, origin);
  return url && url.origin === origin && head.test(url.pathname) ? url : null;
};

/** Checks the value raw and decoded twice more, each as written and in Unicode compatibility form. */
const staysInApp = (value: string, origin: string): boolean => {
  const once = decodeLeniently(value);
  const twice = decodeLeniently(once);
  const readings = [value, once, twice].flatMap((reading) => [reading, reading.normalize('NFKC')]);
  return readings.every((reading) => parseInApp(reading, origin));
};

/** Normalised path with search and hash, or null if any reading leads elsewhere (R4.1-12): `/./%2f..` is safe, `/%2f..` is not. */
export const safePath = (value: string, origin: string = someOrigin): string | null => {
  if (!staysInApp(value, origin)) return null;
  const url = parseInApp(value, origin);
  const path = url && `${url.pathname}${url.search}${url.hash}`;
  return path !== null && staysInApp(path, origin) ? path : null;
};

/** A path of this origin under one of our sites, else null (R4.1-12). `value` is decoded once, as by `URLSearchParams`. */
export const safeRedirect = (value: string, origin: string, sites: Sites): string | null => {
  const path = safePath(value, origin);
  if (path === null) return null;
  const { pathname } = new URL(path, origin);
  return findSite(sites, origin, segmentsOf(pathname)) && path;
};

/** An address on a listed origin, without user information (R4.1-12). */
export const safeNextUrl = (value: string, allowedOrigins: readonly string[]): string | null => {
  if (forbidden.test(value) || !/^https?:\/\/[^/]/i.test(value)) return null;
  const url = parseUrl(value);
  if (!url || url.username || url.password) return null;
  return allowedOrigins.some((origin) => parseUrl(origin)?.origin === url.origin) ? url.href : null;
};

/** The page's origin, and the https origins of `VITE_NEXT_ORIGINS` (separated by commas or spaces) and of the sites. */
export const nextOrigins = (env: string | undefined, origin: string, sites: Sites): readonly string[] => {
  const listed = ((env ?? '').match(/[^\s,]+/g) ?? []).flatMap((entry) => parseUrl(entry)?.origin ?? []);
  const own = Object.values(sites).flatMap((site) => site.origin ?? []);
  return [...new Set([...listed, origin, ...own])].filter((each) => each === origin || each.startsWith('https:'));
};
