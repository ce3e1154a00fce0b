import { client } from './http/client.ts';

export const peopleApi = client('people');
