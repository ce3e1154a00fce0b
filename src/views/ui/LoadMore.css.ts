import { style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens.css.ts';
import { grid } from './layout.css.ts';
import { faint } from './text.css.ts';

export const root = style([grid.s, faint, { justifyItems: 'center', minHeight: '76px', alignContent: 'center' }]);

export const failed = style({ color: colour.danger });
