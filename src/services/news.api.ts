import { client } from './http/client.ts';

export const newsApi = client('news');
