import { notice } from './contract/notice.contract.ts';
import { client } from './http/client.ts';

export const noticeApi = client(notice);
