import { style } from '@vanilla-extract/css';
import { colour, type } from '../theme/tokens.css.ts';

export const count = style({ minHeight: '1.6em', color: colour.inkFaint, fontSize: type.s });
