import type { Seed } from './domain-seed.ts';
import type { DomainEvent } from './events.ts';
import { backendFolds } from './folds/backend-folds.ts';
import { contentFolds } from './folds/content-folds.ts';
import type { EventType, Folds } from './folds/folds.ts';
import { loginFolds } from './folds/login-folds.ts';
import { memberFolds } from './folds/member-folds.ts';
import { messageFolds } from './folds/message-folds.ts';
import { relationshipFolds } from './folds/relationship-folds.ts';
import type { Tables } from './tables.ts';

const folds: Folds = {
  ...loginFolds,
  ...memberFolds,
  ...relationshipFolds,
  ...contentFolds,
  ...messageFolds,
  ...backendFolds,
};

/** Reduces one event into the tables; ignores unknown types, which another version may have logged. */
export const apply = <T extends EventType>(
  tables: Tables,
  seed: Seed,
  event: DomainEvent & { readonly type: T },
): void => {
  if (Object.hasOwn(folds, event.type)) folds[event.type](tables, event, seed);
};
