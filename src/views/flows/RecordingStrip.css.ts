import { style } from '@vanilla-extract/css';
import { tokens } from '#views/theme/tokens.css.ts';

const { colour, space, type } = tokens;

export const strip = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const words = style({ fontSize: type.s, color: colour.inkSoft, ':empty': { display: 'none' } });
