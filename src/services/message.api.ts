import { client } from './http/client.ts';

export const messageApi = client('message');
