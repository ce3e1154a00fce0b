import type { log } from '#services/contract/log.contract.ts';
import { logAccess, logAccessTime } from '../domain/rules/access-log.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const logHandlers = (world: World): Handlers<typeof log> => ({
  access: ({ body }) => logAccess(world, body),
  accessTime: ({ body }) => logAccessTime(world, body),
  viewRecord: ({ body }) => {
    world.commit({ type: 'view.recorded', entityType: body.entityType, entityId: body.entityId });
    return true;
  },
  clientError: ({ body }) => {
    world.commit({ type: 'error.reported', report: body });
    return true;
  },
});
