import { client } from './http/client.ts';

export const logApi = client('log');
