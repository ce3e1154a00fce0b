import type { World } from '#mocks/domain/world.ts';
import type { log } from '#services/contract/log.contract.ts';
import type { Handlers } from './handlers.ts';

export const logHandlers = (world: World): Handlers<typeof log> => ({
  clientError: ({ body }) => {
    world.commit({ type: 'error.reported', report: body });
    return true;
  },
});
