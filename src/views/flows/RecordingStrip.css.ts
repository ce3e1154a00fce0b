import { style } from '@vanilla-extract/css';
import { colour, size, type } from '../theme/tokens.css.ts';
import { wrapRow } from '../ui/layout.css.ts';

/** As high as the field that appears in it, so that nothing below moves. */
export const strip = style([wrapRow.s, { flex: '1 1 100%', minHeight: size.control }]);
export const words = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
