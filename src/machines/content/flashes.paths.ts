import { pageSpec } from '../kit/path-cases.ts';
import { flashesMachine, flashMachine } from './flashes.machine.ts';

export const flashesPaths = pageSpec(flashesMachine, {
  name: { zh: '快讯列表', en: 'News flashes' },
  opened: { zh: '打开快讯列表', en: 'The list of flashes is opened' },
  zh: '按天排列的快讯。',
});

export const flashPaths = pageSpec(flashMachine, {
  name: { zh: '快讯页', en: 'A news flash' },
  opened: { zh: '打开一条快讯', en: 'A flash is opened' },
  zh: '一条快讯和与它相关的资讯。',
});
