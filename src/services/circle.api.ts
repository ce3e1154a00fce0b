import { circle } from './contract/circle.contract.ts';
import { client } from './http/client.ts';

export const circleApi = client(circle);
