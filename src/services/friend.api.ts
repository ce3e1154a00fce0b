import { friend } from './contract/friend.contract.ts';
import { client } from './http/client.ts';

export const friendApi = client(friend);
