import type { log } from '#services/contract/log.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { logAccess, logAccessTime } from '../domain/rules/access-log.ts';
import type { Handlers } from './handlers.ts';

export const logHandlers = (domain: Domain): Handlers<typeof log> => ({
  access: ({ body }) => logAccess(domain, body),
  accessTime: ({ body }) => logAccessTime(domain, body),
  viewRecord: ({ body }) => {
    domain.commit({ type: 'view.recorded', entityType: body.entityType, entityId: body.entityId });
  },
  clientError: ({ body }) => {
    domain.commit({ type: 'error.reported', report: body });
  },
});
