import { client } from './http/client.ts';

export const likeApi = client('like');
