import { media } from './breakpoints.ts';

const side = 'max(100%, 44px)';

/** Extends small controls to 44 px on touch screens, by `::after` and `position: relative`. */
export const reach = {
  [media.thumb]: {
    isolation: 'isolate',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        top: '50%',
        left: '50%',
        width: side,
        height: side,
        transform: 'translate(-50%, -50%)',
      },
    },
  },
} as const;

export const lineReach = { [media.thumb]: { paddingBlock: '12px', marginBlock: '-12px' } } as const;
