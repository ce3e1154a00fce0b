import { style } from '@vanilla-extract/css';
import { colour, space, type } from '../theme/tokens.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

export const reported = style({ color: colour.inkFaint, fontSize: type.s });
