import { style } from '@vanilla-extract/css';
import { leading } from '../theme/tokens.css.ts';
import { tiny } from '../ui/text.css.ts';

export const root = style([tiny, { lineHeight: leading.normal, textAlign: 'center', textWrap: 'balance' }]);
