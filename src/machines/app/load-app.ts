import type { AnyStateMachine } from 'xstate';
import { loadCharts } from '../kit/lazy-chart.ts';
import type { PageTable } from './pages.ts';
import { withPages } from './with-pages.ts';

export const loadApp = async (pages: PageTable): Promise<AnyStateMachine> => {
  const app = withPages(pages);
  await loadCharts(app);
  return app;
};
