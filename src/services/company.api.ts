import { company } from './contract/company.contract.ts';
import { client } from './http/client.ts';

export const companyApi = client(company);
