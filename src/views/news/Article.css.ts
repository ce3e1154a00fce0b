import { style } from '@vanilla-extract/css';
import { grid } from '../ui/layout.css.ts';

export const text = style({ width: '100%', marginInline: 'auto' });

export const summary = style([text, grid.m]);
