import { session } from './contract/session.contract.ts';
import { client } from './http/client.ts';

export const sessionApi = client(session);
