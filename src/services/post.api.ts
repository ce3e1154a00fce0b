import { post } from './contract/post.contract.ts';
import { client } from './http/client.ts';

export const postApi = client(post);
