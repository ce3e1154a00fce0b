import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

export const count = style({ minHeight: '1.6em', color: tokens.colour.inkFaint, fontSize: tokens.type.s });
