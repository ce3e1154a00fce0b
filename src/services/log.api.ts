import { log } from './contract/log.contract.ts';
import { client } from './http/client.ts';

export const logApi = client(log);
