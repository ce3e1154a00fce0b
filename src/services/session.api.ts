import { client } from './http/client.ts';

export const sessionApi = client('session');
