import { like } from './contract/like.contract.ts';
import { client } from './http/client.ts';

export const likeApi = client(like);
