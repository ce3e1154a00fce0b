import { pageMachine } from '../kit/page.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadEventPreview } from './activity-loads.ts';

export const eventPreviewMachine = pageMachine('eventPreview', 'An event as it will look once published.', {
  detail: resourceMachine(loadEventPreview),
});
