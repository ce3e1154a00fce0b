import { news } from './contract/news.contract.ts';
import { client } from './http/client.ts';

export const newsApi = client(news);
