import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { colour, layer, size, space, type, weight } from '../theme/tokens.css.ts';

export const day = style({ selectors: { '& + &': { marginTop: space.l } } });

export const far = style({ contentVisibility: 'auto' });

export const date = style({
  position: 'sticky',
  zIndex: layer.float,
  top: size.header,
  paddingBlock: space.s,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.paper,
  fontSize: type.m,
  fontWeight: weight.bold,
  '@media': { [media.mobile]: { top: size.bar }, [media.short]: { position: 'static' } },
});

export const list = style({});
