import { client } from './http/client.ts';

export const uploadApi = client('upload');
