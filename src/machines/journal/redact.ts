import { type Disguise, disguiseBy } from './disguise.ts';

/** Fields that hold secrets wherever they occur in an event or a context. */
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
  // What members write to each other is nobody else's business.
  'msgContent',
  'messagePackage',
]);

/** What stands before it and stays, and what is taken: no lookbehind, which Safari has since 16.4. */
type Pattern = readonly [before: string, taken: string];

/** What is found in any text: the same in an address, tokens that say what they are, mobile numbers and email addresses. */
const secrets: readonly Pattern[] = [
  [`[?&#](?:${[...secretFields].join('|')})=`, String.raw`(?:Bearer )?[^&#\s]+`],
  [String.raw`^|\W`, String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`],
  [String.raw`\bBearer `, String.raw`[^\s"',;]+`],
];
/** In the text of an error any long word of letters and digits may be a token; elsewhere such words name actors. */
const longWord: Pattern = [String.raw`^|\W`, String.raw`(?=\w*\d[a-z])(?=\w*[a-z]\d)\w{16,}[\w.~+/=-]*`];
const persons: readonly Pattern[] = [
  [String.raw`^|[^\d/]`, String.raw`(?:(?:\+|00)?86)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)`],
  [String.raw`^|[^\w.+-]`, String.raw`[\w.+-]{1,64}@[\w-]+\.[\w.-]+`],
];

const anyOf = (patterns: readonly Pattern[]): string =>
  patterns.map(([before, taken]) => `(${before})(?:${taken})`).join('|');
const inText = new RegExp(`(${anyOf(secrets)})|${anyOf(persons)}`, 'gi');
const inErrors = new RegExp(`(${anyOf([...secrets, longWord])})|${anyOf(persons)}`, 'gi');

/** Codes of field errors and refusals are words of ours, and no secret. */
const isWord = (text: string): boolean => /^[a-z]+([A-Z][a-z]+)*$/.test(text);

/** What is typed into a secret field arrives under an ordinary name. */
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

/** Drafts of messages and of requests to be a friend, with the member before them or without. */
const privateSubject = /(^|:)(message|friend):/;

/** What went wrong, or when. */
const isError = (holder: Holder): boolean => 'message' in holder && ('detail' in holder || 'at' in holder);

/** What a member is about to write to another, by who holds it: an event, a chart, a draft. */
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

/** Names of things stand beside no picture of a face; an `account` may be a state of a chart. */
const isPerson = (holder: Holder, name: string, field: string): boolean =>
  personFields.has(name) ||
  (name === 'account' && !isWord(field)) ||
  ((name === 'value' || name === 'text') && personIntents.has(holder.type)) ||
  (name === 'name' && ('memberId' in holder || 'avatar' in holder));

const isId = (name: string): boolean => /^id$|Id$/.test(name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A JSON copy in which a `Disguise` stands for secrets, private words and persons; what is not JSON is left out. */
const redacting = (disguise: Disguise) => {
  const words = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text === '' ? text : disguise(String(text), 'words')]),
    );
  function taken(this: Holder, name: string, field: unknown): unknown {
    if (typeof field === 'string') {
      if (field === '' || isId(name)) return field;
      if (isSecret(this, name, field)) return disguise(field, 'secret');
      if (isPrivate(this, name)) return disguise(field, 'words');
      if (isPerson(this, name, field)) return disguise(field, 'person');
      return field.replace(
        isError(this) ? inErrors : inText,
        (found, secret?: string, ...befores: readonly string[]) => {
          const before = befores.find((text?: string) => text !== undefined) ?? '';
          return before + disguise(found.slice(before.length), secret === undefined ? 'person' : 'secret');
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

/** Letters become dots one by one: how long it is, whether there is anything, and whether it links decides in charts. */
const dotted = (text: string): string =>
  text.replace(/(?:https?:\/\/|www\.)(?=[^\s\u4e00-\u9fff])|[^\s•]/giu, (part) => (part.length > 2 ? part : '•'));

/** For the eyes of the member whose page it is: secrets are `•••`, private words dots, and who somebody is is told. */
export const redacted = redacting((text, kind) => (kind === 'secret' ? '•••' : kind === 'words' ? dotted(text) : text));

/** For comparing: that texts were taken out in different ways makes no difference. */
export const blanked = redacting((text, kind) => (kind === 'words' ? dotted(text) : '•••'));

/** For files: secrets and private words are told by others of the same form (`disguiseBy`), with a key of the file's own. */
export const redactedBy = (key: string) => {
  const disguise = disguiseBy(key);
  return redacting((text, kind) => (kind === 'person' ? text : disguise(text, kind)));
};

/** For what goes to whom the member does not know: the same, and nobody is told by name. */
export const anonymisedBy = (key: string) => redacting(disguiseBy(key));
