import { upload } from './contract/upload.contract.ts';
import { client } from './http/client.ts';

export const uploadApi = client(upload);
