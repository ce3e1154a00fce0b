import { style } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens.css.ts';
import { spread } from '../ui/layout.css.ts';

export const root = style([spread.m, { paddingBottom: space.s, borderBottom: `1px solid ${colour.line}` }]);

export const orders = style({ display: 'flex', gap: space.s });

export const range = style({ width: '9.5rem', marginLeft: 'auto' });
