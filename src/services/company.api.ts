import { client } from './http/client.ts';

export const companyApi = client('company');
