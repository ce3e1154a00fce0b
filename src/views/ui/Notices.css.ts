import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, layer, leading, motion, radius, shadow, size, space, type } = tokens;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const root = style({
  position: 'fixed',
  zIndex: layer.notice,
  display: 'grid',
  gap: space.s,
  width: 'min(440px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    // In the corner that is free, and in the band that dialogs leave at the foot.
    [media.desktop]: { left: space.xl, bottom: space.l },
    // Between the bar, or the head of a dialog that fills the screen, and the buttons at the foot.
    [media.mobile]: { left: space.l, top: `calc(${size.bar} + ${space.s} + env(safe-area-inset-top))` },
  },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: 52,
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.l}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.m,
  background: colour.raised,
  boxShadow: shadow.raised,
  fontSize: type.s,
  lineHeight: leading.snug,
  pointerEvents: 'auto',
  animation: `${drop} ${motion.normal} ${motion.ease}`,
});

export const icon = styleVariants({
  error: { color: colour.danger },
  success: { color: colour.supply },
  info: { color: colour.recruitment },
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: space.s, paddingRight: space.m });
