import { client } from './http/client.ts';

export const friendApi = client('friend');
