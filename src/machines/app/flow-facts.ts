import type { Clock } from '#services/contract/clock.ts';
import type { FlowFacts } from '../journal/flow-file.ts';
import type { AppActor } from './app.machine.ts';
import { selectLanguage } from './preferences.machine.ts';

export const factsOf = (app: AppActor, clock: Clock, appVersion: string): Omit<FlowFacts, 'startedAt'> => {
  const { context, children } = app.getSnapshot();
  const { route, pages: _, returnTarget: __, ...input } = context;
  const { preferences } = children;
  return {
    appVersion,
    savedAt: clock.now(),
    language: preferences ? selectLanguage(preferences.getSnapshot()) : 'zh',
    route: route?.href ?? '/',
    input,
  };
};
