import { type Mask, maskWith } from './mask.ts';
import { redactText, secretFields } from './redact-text.ts';

const isWord = (text: string): boolean => /^[a-z]+([A-Z][a-z]+)*$/.test(text);

/** Codes of field errors (`mobile.required`) and refusals are not secret. */
const isErrorCode = (text: string): boolean => text.split('.').every(isWord);

/** Their `value` is secret under an ordinary name; before format 6, each field had an event of its own. */
const secretIntents: ReadonlySet<unknown> = new Set([
  'code.change',
  'password.change',
  'confirmation.change',
  'captcha.change',
]);

type Holder = Readonly<Record<string, unknown>>;

/** A form's text is judged by its field. */
const meantBy = (holder: Holder, name: string): string =>
  name === 'text' && holder.type === 'field.change' && typeof holder.field === 'string' ? holder.field : name;

const isSecret = (holder: Holder, name: string, field: string): boolean =>
  secretFields.has(name)
    ? !(name === 'code' && isErrorCode(field))
    : (name === 'value' && secretIntents.has(holder.type)) || (name === 'image' && 'key' in holder);

const privateSubject = /(^|:)(message|friend):/;

const isError = (holder: Holder): boolean => 'message' in holder && ('detail' in holder || 'at' in holder);

const isPrivate = (holder: Holder, name: string): boolean => {
  if (name === 'introduction') return true;
  if (name === 'text')
    return (
      (holder.type === 'text.change' && !('field' in holder)) ||
      // Before format 7.
      holder.type === 'message.change' ||
      'seen' in holder ||
      'convId' in holder
    );
  return (name === 'typed' || name === 'message') && 'memberId' in holder && !isError(holder);
};

const personFields: ReadonlySet<string> = new Set(['nickname', 'mobile', 'phoneNumber', 'email']);
/** Before format 6. */
const personIntents: ReadonlySet<unknown> = new Set(['mobile.change', 'email.change', 'nickname.change']);

/** Named things have no avatar; an `account` may be the state of a chart. */
const isPerson = (holder: Holder, name: string, field: string): boolean =>
  personFields.has(name) ||
  (name === 'account' && !isWord(field)) ||
  ((name === 'value' || name === 'text') && personIntents.has(holder.type)) ||
  (name === 'name' && ('memberId' in holder || 'avatar' in holder));

/** What people write in forms, posts, comments and search boxes, and notices that name them. */
const writtenFields: ReadonlySet<string> = new Set([
  ...['text', 'typed', 'older', 'content', 'noticeContent', 'word', 'introduction', 'message'],
  ...['company', 'position', 'contact', 'contactName', 'value'],
]);

/** Names of states, choices and numbers are no texts. */
const isWritten = (holder: Holder, name: string, field: string): boolean =>
  (writtenFields.has(name) || (Array.isArray(holder) && /[\u0080-\uffff]/.test(field))) &&
  !isWord(field) &&
  /\p{L}/u.test(field) &&
  !isError(holder);

const isId = (name: string): boolean => /^id$|Id$/.test(name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON copy with secrets, private words and persons disguised, `hidesTexts` all that is written; omits what is not JSON. */
const redacting = (mask: Mask, hidesTexts = false) => {
  const isPrivateSubject = (subject: string): boolean =>
    privateSubject.test(subject) || (hidesTexts && /^[\w-]+(:[\w-]+)+$/.test(subject));
  const words = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, text === '' ? text : mask(String(text), 'words')]),
    );
  function taken(this: Holder, name: string, field: unknown): unknown {
    if (typeof field === 'string') {
      const meant = meantBy(this, name);
      if (field === '' || isId(name)) return field;
      if (isSecret(this, meant, field)) return mask(field, 'secret');
      if (isPrivate(this, meant)) return mask(field, 'words');
      if (isPerson(this, meant, field)) return mask(field, 'person');
      if (hidesTexts && isWritten(this, name, field)) return mask(field, 'words');
      return redactText(field, mask, isError(this));
    }
    if (!isObject(field)) return field;
    if (name === 'fields' && isPrivateSubject(String(this.subject))) return words(field);
    if (!isPrivateSubject(name)) return field;
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

/** For files that leave the team: persons are disguised, and all that people have written. */
export const withoutPersonsBy = (key: string) => redacting(maskWith(key), true);
