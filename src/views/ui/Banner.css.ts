import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, leading, radius, shadow, size, space, type } from '../theme/tokens.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.s} ${space.l}`,
  fontSize: type.s,
  lineHeight: leading.snug,
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});

export const placement = styleVariants({
  inline: { borderRadius: radius.m },
  bottom: {
    position: 'fixed',
    inset: `auto ${size.inlineEnd} ${size.blockEnd} 0`,
    zIndex: layer.dialog,
    justifyContent: 'center',
    minHeight: 64,
    paddingBottom: `calc(${space.s} + env(safe-area-inset-bottom))`,
    boxShadow: shadow.raised,
    '@media': { [media.mobile]: { justifyContent: 'space-between' }, [media.short]: { position: 'static' } },
  },
});

export const tone = styleVariants({
  inverse: { background: colour.inverse, color: colour.onInverse },
  info: { background: colour.recruitmentWash, color: colour.ink },
  warning: { background: colour.demandWash, color: colour.ink },
  danger: { background: colour.dangerWash, color: colour.ink },
});

export const text = style({
  minWidth: 0,
  selectors: { [`${placement.inline} > &`]: { flex: 1 } },
  '@media': { [media.mobile]: { selectors: { [`${placement.bottom} > &`]: { flex: '1 1 12rem' } } } },
});
