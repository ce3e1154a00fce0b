/** Fields that hold secrets wherever they occur in an event or a context. */
const secretFields: ReadonlySet<string> = new Set([
  'password',
  'code',
  'captcha',
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
]);

/** Codes of field errors and refusals are words of ours, and no secret. */
const isWord = (text: string): boolean => /^[a-z]+([A-Z][a-z]+)*$/.test(text);

/** What is typed into a secret field arrives under an ordinary name. */
const secretIntents: ReadonlySet<unknown> = new Set([
  'code.change',
  'password.change',
  'confirmation.change',
  'captcha.change',
]);

const isSecret = (holder: unknown, name: string, field: string): boolean =>
  secretFields.has(name)
    ? !(name === 'code' && isWord(field))
    : name === 'value' &&
      typeof holder === 'object' &&
      holder !== null &&
      'type' in holder &&
      secretIntents.has(holder.type);

/** A JSON copy in which secrets stand as `•••`; what is not JSON is left out. */
export const redacted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, function (this: unknown, name: string, field: unknown) {
      return typeof field === 'string' && isSecret(this, name, field) ? '•••' : field;
    }) ?? 'null',
  );
