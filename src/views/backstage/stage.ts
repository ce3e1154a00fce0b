import type { ServeStudioOptions } from '#machines/app/serve-studio.ts';
import { type Held, holdCalls, type Rules } from '#machines/paths/hold-calls.ts';
import type { Backstage } from '#services/contract/backstage.ts';

/** What the flow studio does behind the app, by `window.backstage` (docs/qa.md). */
export const stageOf = (page: Window, go: (href: string) => void): ServeStudioOptions['stage'] => {
  let held: Held | undefined;
  return async (act) => {
    const backstage: Backstage | undefined = Reflect.get(page, 'backstage');
    if (!backstage) throw new Error('no simulated backend');
    switch (act.do) {
      case 'advance':
        return backstage.clock.advance(act.ms);
      case 'go':
        return go(act.href);
      case 'hold':
        held = await holdCalls(rulesOf(backstage), act.calls);
        return;
      case 'release':
        held ??= await holdCalls(rulesOf(backstage), [], heldByLink(backstage));
        return held.releaseCalls(act.calls, act.fault ?? undefined);
    }
  };
};

const heldByLink = (backstage: Backstage) =>
  backstage
    .faults()
    .flatMap(({ id, rule: { kind, endpoint } }) =>
      kind === 'hold' && endpoint !== undefined ? [[endpoint, id] as const] : [],
    );

const rulesOf = (backstage: Backstage): Rules => ({
  fault: backstage.fault,
  release: backstage.release,
  remove: backstage.removeFault,
  arrived: (ids) =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!backstage.faults().some(({ id, held }) => held > 0 && ids.includes(id))) return;
        unwatch();
        resolve();
      };
      const unwatch = backstage.watch(look);
      look();
    }),
});
