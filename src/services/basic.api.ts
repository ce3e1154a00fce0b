import { basic } from './contract/basic.contract.ts';
import { client } from './http/client.ts';

export const basicApi = client(basic);
