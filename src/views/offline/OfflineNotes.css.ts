import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, motion, size, space } from '../theme/tokens.css.ts';
import { floatingNote } from '../ui/floating-note.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const root = style({
  position: 'fixed',
  zIndex: layer.banner,
  display: 'grid',
  gap: space.s,
  pointerEvents: 'none',
  inset: `auto calc(${space.l} + ${size.inlineEnd}) calc(${space.l} + ${size.blockEnd} + env(safe-area-inset-bottom)) ${space.l}`,
  '@media': {
    [media.desktop]: {
      inset: `auto auto calc(${space.l} + ${size.blockEnd}) 50%`,
      width: 'max-content',
      maxWidth: 560,
      transform: 'translateX(-50%)',
    },
    print: { display: 'none' },
  },
});

export const note = style([
  floatingNote,
  {
    flexWrap: 'wrap',
    gap: space.s,
    padding: `${space.xs} ${space.s} ${space.xs} ${space.l}`,
    color: colour.ink,
    animation: `${rise} ${motion.normal} ${motion.ease}`,
  },
]);

export const text = style({ flex: '1 1 180px', minWidth: 0, paddingBlock: space.xs });
export const actions = style({ display: 'flex', gap: space.xs, marginLeft: 'auto' });
