import { client } from './http/client.ts';

export const favouriteApi = client('favourite');
