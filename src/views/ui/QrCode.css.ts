import { style } from '@vanilla-extract/css';

/** Dark on light in every theme, with its quiet zone: phones read nothing else. */
export const root = style({ width: '100%', aspectRatio: '1', padding: '6%', background: '#fff', color: '#000' });

export const frame = style({ width: '100%', height: '100%', fill: 'currentColor' });
