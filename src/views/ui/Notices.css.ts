import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, motion, size, space } from '../theme/tokens.css.ts';
import { floatingNote } from './floating-note.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const root = style({
  position: 'fixed',
  zIndex: layer.notice,
  display: 'grid',
  gap: space.s,
  width: 'min(440px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { width: 340, left: space.s, bottom: space.l },
    [media.mobile]: { left: space.l, top: `calc(${size.bar} + ${space.s} + env(safe-area-inset-top))` },
  },
});

// Over a full-screen dialog: below its title and stacked, so that no field is covered.
globalStyle(`body:has([data-scope="dialog"][data-part="content"]) ${root}`, {
  '@media': {
    [media.mobile]: {
      top: `calc(${size.bar} + env(safe-area-inset-top))`,
      left: space.s,
      width: `calc(100vw - 2 * ${space.s})`,
    },
  },
});

export const notice = style([
  floatingNote,
  {
    gap: space.m,
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.l}`,
    animation: `${drop} ${motion.normal} ${motion.ease}`,
  },
]);

export const icon = styleVariants({
  error: { color: colour.danger },
  warning: { color: colour.recruitment },
  success: { color: colour.supply },
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: space.s, paddingRight: space.m });

globalStyle(`body:has([data-scope="dialog"][data-part="content"]) ${notice}`, {
  '@media': { [media.mobile]: { gridArea: '1 / 1', minHeight: 44, paddingBlock: 0 } },
});
