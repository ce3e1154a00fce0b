import { Schema } from 'effect';
import type { Failure } from '#services/failure.ts';

/** §8.1. `accountMissing` is shown together with `codeFailed` (R8.1-8). */
export type SmsCodeFailure =
  | { readonly tag: 'codeFailed' }
  | { readonly tag: 'accountMissing' }
  | { readonly tag: 'securityFailed' }
  | { readonly tag: 'tooFrequent' }
  | { readonly tag: 'captchaUnavailable' }
  | Exclude<Failure, { readonly tag: 'refused' }>;

const isRefusedCountdown = Schema.is(Schema.Struct({ countdown: Schema.Finite }));

/** Seconds; 0 if the refusal has none (docs/choices.md R8.1-10). */
export const countdownOf = (failure: Failure): number =>
  failure.tag === 'refused' && isRefusedCountdown(failure.data) ? Math.max(0, Math.ceil(failure.data.countdown)) : 0;

export const asSmsCodeFailure = (failure: Failure, purpose: 'login' | 'reset'): SmsCodeFailure => {
  // Codes are requested without a login: none can expire.
  if (failure.tag === 'expired' || failure.tag === 'forbidden') return { tag: 'codeFailed' };
  if (failure.tag !== 'refused') return failure;
  return { tag: purpose === 'reset' && failure.code === 1 ? 'accountMissing' : 'codeFailed' };
};
