import type { Failure, FailureTag } from '#services/failure.ts';

type Translate = (key: `failure:${FailureTag}`, options: { readonly defaultValue: string }) => string;

/** What to say of a failure: of a refusal, the text of its code, else the server's own (§8.4). Null: something crashed. */
export const failureText = (t: Translate, failure: Failure | null): string => {
  const said = (key: string, defaultValue = '') => t(`failure:${key}` as 'failure:refused', { defaultValue });
  return failure?.tag === 'refused'
    ? said(`code.${failure.code}`, failure.msg || said('refused'))
    : said(failure?.tag ?? 'crashed');
};
