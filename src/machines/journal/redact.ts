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

/** The same in an address: an entry says where the reader was, in one piece beside its parts. */
const secretInAddress = new RegExp(`([?&#](?:${[...secretFields].join('|')})=)[^&#\\s]+`, 'gi');

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
  return (name === 'typed' || name === 'message') && 'memberId' in holder;
};

/** Letters become dots one by one: how long it is, whether there is anything, and whether it links decides in charts. */
const dotted = (text: string): string =>
  text.replace(/(?:https?:\/\/|www\.)(?=[^\s\u4e00-\u9fff])|[^\s•]/giu, (part) => (part.length > 2 ? part : '•'));

const dottedFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, dotted(String(text))]));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function taken(this: Holder, name: string, field: unknown): unknown {
  if (typeof field === 'string') {
    if (field === '') return field;
    if (isSecret(this, name, field)) return '•••';
    return isPrivate(this, name) ? dotted(field) : field.replace(secretInAddress, '$1•••');
  }
  if (!isObject(field)) return field;
  if (name === 'fields' && privateSubject.test(String(this.subject))) return dottedFields(field);
  if (!privateSubject.test(name)) return field;
  return 'fields' in field && isObject(field.fields)
    ? { ...field, fields: dottedFields(field.fields) }
    : dottedFields(field);
}

/** A JSON copy in which secrets stand as `•••`, and what members write to each other as dots; what is not JSON is left out. */
export const redacted = (value: unknown): unknown => JSON.parse(JSON.stringify(value, taken) ?? 'null');
