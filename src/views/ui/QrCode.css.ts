import { style } from '@vanilla-extract/css';

export const root = style({ width: '100%', aspectRatio: '1', padding: '6%', background: '#fff', color: '#000' });

export const frame = style({ width: '100%', height: '100%', fill: 'currentColor' });
