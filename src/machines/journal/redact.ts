import { type Mask, maskWith } from './mask.ts';

const secretFields: ReadonlySet<string> = new Set([
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
]);

/** `before` stays in the text. Instead of a lookbehind, which Safari supports only since 16.4. */
type Pattern = readonly [before: string, taken: string];

const secrets: readonly Pattern[] = [
  [`[?&#](?:${[...secretFields].join('|')})=`, String.raw`(?:Bearer )?[^&#\s]+`],
  [String.raw`^|\W`, String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`],
  [String.raw`\bBearer `, String.raw`[^\s"',;]+`],
];
/** Only in texts of errors: elsewhere such words name actors. */
const longWord: Pattern = [String.raw`^|\W`, String.raw`(?=\w*\d[a-z])(?=\w*[a-z]\d)\w{16,}[\w.~+/=-]*`];
const persons: readonly Pattern[] = [
  [String.raw`^|[^\d/]`, String.raw`(?:(?:\+|00)?86)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)`],
  [String.raw`^|[^\w.+-]`, String.raw`[\w.+-]{1,64}@[\w-]+\.[\w.-]+`],
];

const anyOf = (patterns: readonly Pattern[]): string =>
  patterns.map(([before, taken]) => `(${before})(?:${taken})`).join('|');
const inText = new RegExp(`(${anyOf(secrets)})|${anyOf(persons)}`, 'gi');
const inErrors = new RegExp(`(${anyOf([...secrets, longWord])})|${anyOf(persons)}`, 'gi');

/** Codes of field errors and refusals are not secret. */
const isWord = (text: string): boolean => /^[a-z]+([A-Z][a-z]+)*$/.test(text);

/** Their `value` is secret under an ordinary name. */
const secretIntents: ReadonlySet<unknown> = new Set([
  'code.change',
  'password.change',
  'confirmation.change',
  'captcha.change',
]);

type Holder = Readonly<Record<string, unknown>>;

const isSecret = (holder: Holder, name: string, field: string): boolean =>
  secretFields.has(name)
    ? !(name === 'code' && isWord(field))
    : (name === 'value' && secretIntents.has(holder.type)) || (name === 'image' && 'key' in holder);

const privateSubject = /(^|:)(message|friend):/;

const isError = (holder: Holder): boolean => 'message' in holder && ('detail' in holder || 'at' in holder);

const isPrivate = (holder: Holder, name: string): boolean => {
  if (name === 'introduction') return true;
  if (name === 'text')
    return (
      (holder.type === 'text.change' && !('field' in holder)) ||
      holder.type === 'message.change' ||
      'seen' in holder ||
      'convId' in holder
    );
  return (name === 'typed' || name === 'message') && 'memberId' in holder && !isError(holder);
};

const personFields: ReadonlySet<string> = new Set(['nickname', 'mobile', 'phoneNumber', 'email']);
const personIntents: ReadonlySet<unknown> = new Set(['mobile.change', 'email.change', 'nickname.change']);

/** Named things have no avatar; an `account` may be the state of a chart. */
const isPerson = (holder: Holder, name: string, field: string): boolean =>
  personFields.has(name) ||
  (name === 'account' && !isWord(field)) ||
  ((name === 'value' || name === 'text') && personIntents.has(holder.type)) ||
  (name === 'name' && ('memberId' in holder || 'avatar' in holder));

const isId = (name: string): boolean => /^id$|Id$/.test(name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON copy with secrets, private words and persons disguised; omits what is not JSON. */
const redacting = (mask: Mask) => {
  const words = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text === '' ? text : mask(String(text), 'words')]),
    );
  function taken(this: Holder, name: string, field: unknown): unknown {
    if (typeof field === 'string') {
      if (field === '' || isId(name)) return field;
      if (isSecret(this, name, field)) return mask(field, 'secret');
      if (isPrivate(this, name)) return mask(field, 'words');
      if (isPerson(this, name, field)) return mask(field, 'person');
      return field.replace(
        isError(this) ? inErrors : inText,
        (found, secret?: string, ...befores: readonly string[]) => {
          const before = befores.find((text?: string) => text !== undefined) ?? '';
          return before + mask(found.slice(before.length), secret === undefined ? 'person' : 'secret');
        },
      );
    }
    if (!isObject(field)) return field;
    if (name === 'fields' && privateSubject.test(String(this.subject))) return words(field);
    if (!privateSubject.test(name)) return field;
    return 'fields' in field && isObject(field.fields) ? { ...field, fields: words(field.fields) } : words(field);
  }
  return (value: unknown): unknown => JSON.parse(JSON.stringify(value, taken) ?? 'null');
};

/** Guards depend on length, emptiness and links. */
const dotted = (text: string): string =>
  text.replace(/(?:https?:\/\/|www\.)(?=[^\s\u4e00-\u9fff])|[^\s•]/giu, (part) => (part.length > 2 ? part : '•'));

/** For the member's own screen: secrets are `•••`, private words dots, persons stay. */
export const redacted = redacting((text, kind) => (kind === 'secret' ? '•••' : kind === 'words' ? dotted(text) : text));

/** For comparisons: equal however texts were redacted. */
export const blanked = redacting((text, kind) => (kind === 'words' ? dotted(text) : '•••'));

/** For files, with a key of their own; persons stay. */
export const redactedBy = (key: string) => {
  const mask = maskWith(key);
  return redacting((text, kind) => (kind === 'person' ? text : mask(text, kind)));
};

/** For recipients whom the member does not know: persons are disguised too. */
export const anonymisedBy = (key: string) => redacting(maskWith(key));
