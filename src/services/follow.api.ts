import { follow } from './contract/follow.contract.ts';
import { client } from './http/client.ts';

export const followApi = client(follow);
