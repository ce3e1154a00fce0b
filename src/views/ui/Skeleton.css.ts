import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, radius } from '../theme/tokens.css.ts';

/** Animates opacity only: anything else repaints every frame during loading. */
const breathe = keyframes({ to: { opacity: 0.5 } });

const breathing = `${breathe} 0.9s ease-in-out infinite alternate`;

export const together = style({ animation: breathing, selectors: { '& &': { animation: 'none' } } });

export const root = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: colour.bone,
  animation: breathing,
  selectors: { [`${together} &`]: { animation: 'none' } },
  '@media': { [media.forced]: { border: '1px solid GrayText' } },
});

export const shape = styleVariants({
  line: { height: '0.8em', marginBlock: ['0.4em', 'calc((1lh - 0.8em) / 2)'], borderRadius: radius.s },
  block: { borderRadius: radius.m },
  avatar: { borderRadius: radius.round, flex: 'none' },
});
