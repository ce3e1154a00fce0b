import { favourite } from './contract/favourite.contract.ts';
import { client } from './http/client.ts';

export const favouriteApi = client(favourite);
