import { type Failure, refusalCode } from '#services/failure.ts';

const notFound = 404;

/** Whether what was asked for does not exist, rather than not being brought; backends say it by status or by code. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === notFound);
