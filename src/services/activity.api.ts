import { client } from './http/client.ts';

export const activityApi = client('activity');
