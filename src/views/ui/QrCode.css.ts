import { style } from '@vanilla-extract/css';

export const root = style({ width: '100%', aspectRatio: '1', padding: '6%', background: '#fff' });
