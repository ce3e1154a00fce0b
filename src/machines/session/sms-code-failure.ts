import { Schema } from 'effect';
import type { Failure } from '#services/failure.ts';

/** Why there is no code (§8.1). `accountMissing` shows its text beside that of `codeFailed` (R8.1-8). */
export type SmsCodeFailure =
  | { readonly tag: 'codeFailed' }
  | { readonly tag: 'accountMissing' }
  | { readonly tag: 'securityFailed' }
  | { readonly tag: 'tooFrequent' }
  | { readonly tag: 'captchaUnavailable' }
  | Exclude<Failure, { readonly tag: 'refused' }>;

const isRefusedCountdown = Schema.is(Schema.Struct({ countdown: Schema.Finite }));

/** Seconds to wait; 0 when the refusal names none (docs/choices.md R8.1-10). */
export const countdownOf = (failure: Failure): number =>
  failure.tag === 'refused' && isRefusedCountdown(failure.data) ? Math.max(0, Math.ceil(failure.data.countdown)) : 0;

export const asSmsCodeFailure = (failure: Failure, purpose: 'login' | 'reset'): SmsCodeFailure => {
  // A code is asked for without a login: none can be over.
  if (failure.tag === 'expired' || failure.tag === 'forbidden') return { tag: 'codeFailed' };
  if (failure.tag !== 'refused') return failure;
  return { tag: purpose === 'reset' && failure.code === 1 ? 'accountMissing' : 'codeFailed' };
};
