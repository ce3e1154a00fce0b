import { activity } from './contract/activity.contract.ts';
import { client } from './http/client.ts';

export const activityApi = client(activity);
