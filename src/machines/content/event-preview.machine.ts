import { pageMachine } from '../shared/page.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadEventPreview } from './activity-loads.ts';

export const eventPreviewMachine = pageMachine('eventPreview', 'An event as it will look once published.', {
  detail: resourceMachine(loadEventPreview),
});
