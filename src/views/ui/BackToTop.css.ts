import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { layer, motion, size } = tokens;

/** R2.1-3: 80 px from the bottom, 20 px from the right. */
export const root = style({
  position: 'fixed',
  right: `calc(20px + ${size.beside})`,
  bottom: `calc(80px + ${size.below})`,
  zIndex: layer.float,
  // In a low window beside what floats there, and not in the middle.
  '@media': { [media.short]: { right: `calc(136px + ${size.beside})`, bottom: `calc(20px + ${size.below})` } },
  transition: `opacity ${motion.normal} ${motion.ease}, visibility ${motion.normal}`,
});

export const away = style({ opacity: 0, visibility: 'hidden' });

/** As high as may be scrolled before the button appears. */
export const beginning = style({ position: 'absolute', top: 0, width: 1, height: 400, visibility: 'hidden' });
