import { pageCases } from '../shared/path-cases.ts';
import type { PathSpec } from '../shared/path-spec.ts';
import { flashesMachine, flashMachine } from './flashes.machine.ts';

export const flashesPaths: PathSpec<typeof flashesMachine> = {
  machine: flashesMachine,
  name: { zh: '快讯列表', en: 'News flashes' },
  starts: [{ zh: '打开快讯列表', en: 'The list of flashes is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '按天排列的快讯。' },
  },
};

export const flashPaths: PathSpec<typeof flashMachine> = {
  machine: flashMachine,
  name: { zh: '快讯页', en: 'A news flash' },
  starts: [{ zh: '打开一条快讯', en: 'A flash is opened', input: { params: {} } }],
  events: pageCases,
  states: {
    '': { zh: '一条快讯和与它相关的资讯。' },
  },
};
