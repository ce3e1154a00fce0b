import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { borderTopColor: 'currentColor', opacity: 0.5 },
  },
});
