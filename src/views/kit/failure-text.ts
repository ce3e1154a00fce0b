import type { Failure, FailureTag } from '#services/failure.ts';

type Translate = (key: `failure:${FailureTag}`) => string;

/** What to say of a failure: a refusal's own words (§8.4), else those of its kind. Null: something crashed. */
export const failureText = (t: Translate, failure: Failure | null): string =>
  failure?.tag === 'refused' && failure.msg !== '' ? failure.msg : t(`failure:${failure?.tag ?? 'crashed'}`);
