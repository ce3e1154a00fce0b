import type { Mask } from './mask.ts';

/** `before` stays in the text. Instead of a lookbehind, which Safari supports only since 16.4. */
type Pattern = readonly [before: string, taken: string];

const secretNames = [
  'password',
  'code',
  'captcha',
  'captchaText',
  'captchaKey',
  'nvcVal',
  'token',
  'access_token',
  'refresh_token',
  'refreshToken',
  'secretKey',
  'confirmation',
  'ticket',
  'msgContent',
  'messagePackage',
] as const;
export const secretFields: ReadonlySet<string> = new Set(secretNames);

const inQuery = secretNames.join('|');
/** Names that mean nothing else in a text; `code` may be that of an error. */
const named = String.raw`passw(?:or)?d|passphrase|passcode|\bpwd|secret_?key|captcha(?:_?text|_?key)?|nvcVal|authorization|api_?key`;
const valued = `${named}|token|ticket|confirmation`;
const spoken = '密码|口令';
const being = '(?:is|是|为)';
const codeNames = String.raw`验证码|校验码|动态码|(?:verification|security|sms|login|one-time) ?(?:code|password)|\b(?:otp|pin)`;

const percent = (hex: string): string => `%(?:25)*(?:${hex})`;
const quote = String.raw`\\*["']`;
const blank = '[ \\t]*';
const unquoted = String.raw`[^\s"'\\&<>()\[\]{},;，。；、？！]`;
const noValue = String.raw`(?!(?:null|undefined|true|false|string|•+)\b)`;
const scheme = '(?:(?:Bearer|Basic) +)?';
/** Neither a count of seconds, nor a year or a time. */
const digits = String.raw`\d{4,8}(?![\d年元]|[-:.]\d| ?(?:秒|seconds?|ms\b))`;

const secrets: readonly Pattern[] = [
  [`[?&#](?:${inQuery})=`, String.raw`(?:Bearer )?[^&#\s]+`],
  [`(?:[?&#]|${percent('3F|26|23')})(?:${inQuery})${percent('3D')}`, `(?:(?!${percent('26|23')})[^&#\\s"'])+`],
  [`(?:${valued})(?:=|${percent('3D')})${blank}${scheme}`, `${noValue}(?:(?!${percent('26|23')})${unquoted})+`],
  [`(?:${valued})${quote}?${blank}[:=]${blank}${quote}`, String.raw`[^"'\\\r\n]+`],
  [`(?:${named})${quote}?${blank}[:：]${blank}${scheme}`, `${noValue}${unquoted}{4,}`],
  [
    `(?:${spoken})${blank}${being}?${blank}[:：=]?${blank}`,
    `(?=[\\x21-\\x7e]*\\d)${unquoted.replace('[^', '[^\\u0080-\\uffff')}{6,}`,
  ],
  [`\\btoken:${blank}`, `(?=${unquoted}*\\d)${unquoted}{6,}`],
  [`\\bcode${quote}${blank}:${blank}${quote}`, `\\d{4,8}(?=${quote})`],
  [`(?:${codeNames})${blank}${being}?${blank}[:：=]?${blank}(?:${quote}|[「“【[])?`, digits],
  ['^|[^\\d.,:/-]', String.raw`\d{4,8}(?=${blank}${being}[^\d。.]{0,12}(?:${codeNames}))`],
  [String.raw`^|\W`, String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`],
  [String.raw`\bBearer `, String.raw`[^\s"',;]+`],
  [String.raw`:\/\/[^\s/:@?#]*:`, String.raw`[^\s/@?#]+(?=@)`],
];

/** Only in texts of errors: elsewhere such words name actors. */
const longWord: Pattern = [String.raw`^|\W`, String.raw`(?=\w*\d[a-z])(?=\w*[a-z]\d)\w{16,}[\w.~+/=-]*`];

/** Letters of any script, without its punctuation. */
const foreign = String.raw`\u00c0-\u1fff\u3005-\u3007\u3021-\ud7ff`;
const domain = String.raw`[\w${foreign}-]+(?:\.[\w${foreign}-]+)*\.[a-z${foreign}][a-z${foreign}\d-]+`;
/** An amount, or a number with decimals. */
const noAmount = String.raw`(?!\d|[.,]\d| ?(?:[元万亿%％]|[kmt]?g\b|美元|USD|CNY))`;
const start = String.raw`^|[^\d/.+\w]|[^\d]\.`;

const persons: readonly Pattern[] = [
  [String.raw`^|[^\d/.]|[^\d]\.`, String.raw`(?:(?:\+|00)?86)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}${noAmount}`],
  [start, String.raw`\+[1-9](?:[ ().-]{0,2}\d){6,14}${noAmount}`],
  [start, String.raw`00[1-9]\d{0,2}[ -]\(?\d(?:[ ().-]{0,2}\d){5,12}${noAmount}`],
  [start, String.raw`(?:\(0?\d{2,4}\) ?|0\d{2,3}-)\d{3,4}[ -]?\d{4}${noAmount}`],
  [String.raw`^|[^\w.+-]`, String.raw`[\w.+-]{1,64}(?:@|%40)${domain}`],
  [`^|[^${foreign}]`, `[${foreign}]{1,64}(?:@|%40)${domain}`],
];

const anyOf = (patterns: readonly Pattern[]): string =>
  patterns.map(([before, taken]) => `(${before})(?:${taken})`).join('|');
const inText = new RegExp(`(${anyOf(secrets)})|${anyOf(persons)}`, 'gi');
const inErrors = new RegExp(`(${anyOf([...secrets, longWord])})|${anyOf(persons)}`, 'gi');

/** Secrets, phone numbers and email addresses in any text, known by what stands before them or by their form. */
export const redactText = (text: string, mask: Mask, isError: boolean): string =>
  text.replace(isError ? inErrors : inText, (found, secret?: string, ...befores: readonly string[]) => {
    const before = befores.find((part?: string) => part !== undefined) ?? '';
    return before + mask(found.slice(before.length), secret === undefined ? 'person' : 'secret');
  });
