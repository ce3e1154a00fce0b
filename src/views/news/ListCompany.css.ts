import { style } from '@vanilla-extract/css';
import { size, space, type } from '../theme/tokens.css.ts';
import { inRow } from '../ui/layout.css.ts';

export const root = style([inRow.s, { height: size.controlSmall, fontSize: type.s, whiteSpace: 'nowrap' }]);

export const facts = style({ display: 'flex', gap: space.xs, minWidth: 0, overflow: 'hidden' });
