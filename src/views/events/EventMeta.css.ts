import { style } from '@vanilla-extract/css';
import { leading } from '../theme/tokens.css.ts';
import { wrap } from '../ui/layout.css.ts';
import { faint } from '../ui/text.css.ts';

export const root = style([wrap.m, faint, { rowGap: 0, minWidth: 0, lineHeight: leading.normal }]);
export const stacked = style({ flexDirection: 'column', flexWrap: 'nowrap' });
export const fact = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const place = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
