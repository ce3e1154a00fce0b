import { sized } from './sized.ts';

export const root = sized({ width: '100%', aspectRatio: '1', padding: '6%', background: '#fff' });
