import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { layer, motion, size } from '../theme/tokens.css.ts';

/** R2.1-3 */
export const root = style({
  position: 'fixed',
  right: `calc(20px + ${size.inlineEnd})`,
  bottom: `calc(80px + ${size.blockEnd})`,
  zIndex: layer.float,
  '@media': { [media.short]: { right: `calc(136px + ${size.inlineEnd})`, bottom: `calc(20px + ${size.blockEnd})` } },
  transition: `opacity ${motion.normal} ${motion.ease}, visibility ${motion.normal}`,
});

export const away = style({ opacity: 0, visibility: 'hidden' });

export const beginning = style({ position: 'absolute', top: 0, width: 1, height: 400, visibility: 'hidden' });
