import { message } from './contract/message.contract.ts';
import { client } from './http/client.ts';

export const messageApi = client(message);
