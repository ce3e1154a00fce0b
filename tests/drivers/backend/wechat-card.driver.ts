import type { Driver } from './play-path.ts';

export const wechatCardDriver: Driver = {
  // Each card asks for a signature, as where the last one has been forgotten.
  begin: ({ kept }) => {
    kept.set = () => kept;
  },
};
