import { client } from './http/client.ts';

export const circleApi = client('circle');
