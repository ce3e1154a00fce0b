import { findSite, type Sites, segmentsOf } from './sites.ts';
import { parseUrl } from './url.ts';

/** Stands for the page's origin where it is not known or not needed. */
const someOrigin = 'https://shiye.invalid';

/** Control characters and backslashes have no place in a path of ours; browsers drop the first and turn the second. */
const forbidden = /[\p{Cc}\\]/u;
/** One slash, then nothing that is, looks like or may be dropped before another one. */
const head = /^\/(?![\s\p{Cf}/⁄∕⧵⧸⧹╱╲∖⟋⟍])/u;

/** Decodes what can be decoded and leaves the rest, so that a stray `%` hides nothing. */
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

/** Raw and after each of two more decodings, each as written and in Unicode compatibility form. */
const staysInApp = (value: string, origin: string): boolean => {
  const once = decodeLeniently(value);
  const twice = decodeLeniently(once);
  const readings = [value, once, twice].flatMap((reading) => [reading, reading.normalize('NFKC')]);
  return readings.every((reading) => parseInApp(reading, origin));
};

/**
 * The path (with search and hash, normalised) that a value names on this origin, or null where one of them can be read
 * as leading elsewhere (R4.1-12): `/./%2f..` is a way home, `/%2f..`, which it becomes, is none.
 */
export const safePath = (value: string, origin: string = someOrigin): string | null => {
  if (!staysInApp(value, origin)) return null;
  const url = parseInApp(value, origin);
  const path = url && `${url.pathname}${url.search}${url.hash}`;
  return path !== null && staysInApp(path, origin) ? path : null;
};

/**
 * Where a `redirect` value may lead: a path of this origin under one of our sites (R4.1-12). Null for anything else; the
 * caller then goes home. `value` is as `URLSearchParams` gives it, decoded once.
 */
export const safeRedirect = (value: string, origin: string, sites: Sites): string | null => {
  const path = safePath(value, origin);
  if (path === null) return null;
  const { pathname } = new URL(path, origin);
  return findSite(sites, origin, segmentsOf(pathname)) && path;
};

/** Where a `nextUrl` value may lead: an address on a listed origin, without user information (R4.1-12). */
export const safeNextUrl = (value: string, allowedOrigins: readonly string[]): string | null => {
  if (forbidden.test(value) || !/^https?:\/\/[^/]/i.test(value)) return null;
  const url = parseUrl(value);
  if (!url || url.username || url.password) return null;
  return allowedOrigins.some((origin) => parseUrl(origin)?.origin === url.origin) ? url.href : null;
};

/**
 * The origins a `nextUrl` may name: the page's, however it is served, and by https those of `VITE_NEXT_ORIGINS` (separated
 * by commas or spaces) and the sites'.
 */
export const nextOrigins = (env: string | undefined, origin: string, sites: Sites): readonly string[] => {
  const listed = ((env ?? '').match(/[^\s,]+/g) ?? []).flatMap((entry) => parseUrl(entry)?.origin ?? []);
  const own = Object.values(sites).flatMap((site) => site.origin ?? []);
  return [...new Set([...listed, origin, ...own])].filter((each) => each === origin || each.startsWith('https:'));
};
