import { stored } from '#services/contract/stored.contract.ts';
import { loginOf } from './logins.ts';
import type { Script } from './play.ts';

export const supplementScript: Script = {
  begin: ({ backend, store }, path) => {
    store.save(stored.session, loginOf(backend, '+8613912345678'));
    return path[0]?.event.input;
  },
};
