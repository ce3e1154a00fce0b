import { standing } from './contract/standing.contract.ts';
import { client } from './http/client.ts';

export const standingApi = client(standing);
