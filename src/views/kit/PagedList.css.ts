import { style } from '@vanilla-extract/css';
import { colour, layer, motion, radius, shadow, size, space } from '../theme/tokens.css.ts';

export const root = style({ position: 'relative' });

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const spacer = style({ gridColumn: '1 / -1' });

export const bar = style({
  position: 'sticky',
  zIndex: layer.float,
  top: `calc(${size.header} + ${space.s})`,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
});

export const newItems = style({ boxShadow: shadow.raised });

export const stale = style({
  marginBottom: 0,
  alignSelf: 'start',
  flexWrap: 'nowrap',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.raised,
  boxShadow: shadow.raised,
});

export const unreadable = style({ padding: `${space.m} 0`, color: colour.inkSoft, textAlign: 'center' });

export const dimmed = style({ opacity: 0.5, transition: `opacity ${motion.normal} ${motion.ease}` });
