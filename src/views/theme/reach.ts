import { media } from './breakpoints.ts';

const side = 'max(100%, 44px)';

/**
 * For `@media`, where what is pressed is drawn smaller than a thumb: 44 px answer to it. It is `position: relative`, and has
 * no other `::after`. What lies in it stays above: a radio in its label is pressed itself.
 */
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

/** The same for a link that is words of a line: what it is larger by takes no room. */
export const lineReach = { [media.thumb]: { paddingBlock: '12px', marginBlock: '-12px' } } as const;
