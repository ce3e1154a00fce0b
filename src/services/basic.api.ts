import { client } from './http/client.ts';

export const basicApi = client('basic');
