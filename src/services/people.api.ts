import { people } from './contract/people.contract.ts';
import { client } from './http/client.ts';

export const peopleApi = client(people);
