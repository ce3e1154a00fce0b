import { client } from './http/client.ts';

export const standingApi = client('session');
