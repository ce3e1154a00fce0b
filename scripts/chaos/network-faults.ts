import type { Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';

export const networkFaultKinds = ['drop', 'hang', 'down', 'offline'] as const;
export type NetworkFaultKind = (typeof networkFaultKinds)[number];

/** Cuts the connection, silences it, prevents reconnection for a while, or cuts it while calls fail. */
export const injectFault = (page: Page, kind: NetworkFaultKind, ms: number): Promise<void> =>
  page.evaluate(
    ([how, time]) => {
      const backstage: Backstage = Reflect.get(window, 'backstage');
      if (how === 'hang') return backstage.realtime.hang();
      if (how === 'down') return backstage.realtime.down(time);
      if (how === 'offline') backstage.fault({ kind: 'offline', times: 5 });
      backstage.realtime.drop();
    },
    [kind, ms] as const,
  );
