import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, shadow, space } = tokens;

export const root = style({ position: 'relative' });

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});

export const spacer = style({ gridColumn: '1 / -1' });

export const bar = style({
  position: 'sticky',
  zIndex: tokens.layer.float,
  top: `calc(${tokens.size.header} + ${space.s})`,
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

export const dimmed = style({ opacity: 0.5, transition: `opacity ${tokens.motion.normal} ${tokens.motion.ease}` });
