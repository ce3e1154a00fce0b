import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css.ts';
import { wrapRow } from './layout.css.ts';
import { faint } from './text.css.ts';

export const root = style([wrapRow.xs, faint, { minHeight: '1.6em' }]);
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const mark = style({ flex: 'none' });
