import type { OpenReel } from './open-reel.ts';

export const sampleSession: OpenReel = {
  reel: 'reel-1',
  name: '',
  appVersion: '0.1.0',
  startedAt: 0,
  language: 'zh',
  route: '/',
  first: 0,
  count: 3,
  lie: null,
  written: null,
};
