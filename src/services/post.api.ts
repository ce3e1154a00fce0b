import { client } from './http/client.ts';

export const postApi = client('post');
