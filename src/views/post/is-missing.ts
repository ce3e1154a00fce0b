import { postRefusal } from '#services/contract/post.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';

/** Whether what was asked for does not exist, rather than not being brought. */
export const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === postRefusal.notFound);
