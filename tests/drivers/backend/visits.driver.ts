import { stored } from '#services/contract/stored.contract.ts';
import type { Driver } from './play-path.ts';

const seen = (at: number, count: number) => ({
  count: 0,
  visitBeginTime: null,
  seen: count,
  seenBeginTime: at,
  visitLimit: count > 2,
});

export const visitsDriver: Driver = {
  begin: ({ backend, store }, _, stories) => {
    if (stories.length > 0) store.save(stored.visits, seen(backend.clock.now(), 2));
  },
  stories: {
    'another tab sees the third company': ({ otherTab, backend }) =>
      otherTab.save(stored.visits, seen(backend.clock.now(), 3)),
    'another tab closes the tip': ({ otherTab, backend }) => otherTab.save(stored.visits, seen(backend.clock.now(), 2)),
  },
};
