import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

const pass = keyframes({ from: { backgroundPosition: '180% 0' }, to: { backgroundPosition: '-80% 0' } });

export const root = style({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: colour.bone,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${colour.boneShine} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '180% 0',
  animation: `${pass} 1.6s ease-in-out infinite`,
});

export const shape = styleVariants({
  line: { height: '0.8em', marginBlock: '0.4em', borderRadius: radius.s },
  block: { borderRadius: radius.m },
  avatar: { borderRadius: radius.round, flex: 'none' },
});

export const lines = style({ display: 'grid', gap: space.xxs });
