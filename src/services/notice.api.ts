import { client } from './http/client.ts';

export const noticeApi = client('notice');
