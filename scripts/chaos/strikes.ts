import type { Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';

export const strikeKinds = ['drop', 'hang', 'down', 'offline'] as const;
export type StrikeKind = (typeof strikeKinds)[number];

/** The page's line is cut, goes dead without a word, cannot be had again for a while, or is cut while no call arrives. */
export const strike = (page: Page, kind: StrikeKind, ms: number): Promise<void> =>
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
