import { client } from './http/client.ts';

export const followApi = client('follow');
