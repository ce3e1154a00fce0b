import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

export const reported = style({ color: colour.inkFaint, fontSize: type.s });
