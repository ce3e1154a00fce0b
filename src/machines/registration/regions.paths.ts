import type { Region } from '#services/contract/basic.contract.ts';
import { press } from '../kit/act.ts';
import { networkReturns, offline } from '../kit/path-cases.ts';
import type { PathSpec } from '../kit/path-spec.ts';
import { chinaOf, type Regions } from './region-path.ts';
import { regionsMachine } from './regions.machine.ts';

const region = (id: number, name: string, enName: string, subLocations: readonly Region[] = []): Region => ({
  id,
  name,
  enName,
  subLocations,
});
const hangzhou = region(330100, '杭州市', 'Hangzhou');
const ningbo = region(330200, '宁波市', 'Ningbo');
const zhejiang = region(330000, '浙江省', 'Zhejiang', [hangzhou, ningbo]);

const citiesRead = ({ china }: Regions): readonly string[] =>
  china
    .flatMap(({ subLocations }) => subLocations ?? [])
    .flatMap(({ name, subLocations }) => (subLocations ? name : []));

const opens = (zh: string, en: string, path: string) => ({ zh, en, payload: { path } });

export const regionsPaths: PathSpec<typeof regionsMachine> = {
  machine: regionsMachine,
  name: { zh: '可选地区', en: 'Regions' },
  starts: [{ zh: '表单里有所在地', en: 'A form with a location is open' }],
  as: 'liran',
  calls: {
    loadRegions: ['basic.areas', 'basic.overseas'],
    loadLevel: ['basic.locationChildren'],
  },
  key: ({ context: { regions, path } }) => [path, regions === null ? null : citiesRead(regions)],
  events: {
    'region.open': [
      opens('打开“浙江省”', 'Open 浙江省', '浙江省'),
      opens('打开“杭州市”', 'Open 杭州市', '浙江省/杭州市'),
      opens('打开“宁波市”', 'Open 宁波市', '浙江省/宁波市'),
    ],
    'region.retry': [{ zh: '点击“重试”', en: 'Press "Retry"' }],
    'connection.returned': [networkReturns],
    'xstate.done.actor.loadRegions': [
      {
        zh: '后台返回省份、城市和海外地区',
        en: 'The backend returns provinces, cities and regions overseas',
        payload: { output: { china: chinaOf([zhejiang]), overseas: [] } },
      },
    ],
    'xstate.error.actor.loadRegions': [offline],
    'xstate.done.actor.loadLevel': [
      {
        zh: '后台返回下一级地区',
        en: 'The backend returns the places below',
        payload: { output: [region(330106, '西湖区', 'Xihu District')] },
      },
    ],
    'xstate.error.actor.loadLevel': [offline],
  },
  acts: {
    'region.open': ({ path }) => {
      const option = press('option', path.split('/').at(-1) ?? '');
      return path.includes('/') ? [option] : [press('combobox', 'registration:field.location'), option];
    },
    'region.retry': [press('button', 'registration:location.retry')],
  },
  states: {
    '': { zh: '加载可选的地区；下一级在打开时加载。' },
    loading: { title: { zh: '加载地区中', en: 'Loading regions' }, zh: '正在加载省份、城市和海外地区。' },
    failed: {
      title: { zh: '地区加载失败', en: 'Regions failed' },
      zh: '地区没有加载出来；表单的其他部分可以填。',
    },
    loaded: { title: { zh: '地区已加载', en: 'Regions loaded' }, zh: '可以选所在地。' },
    'loaded.looking': { title: { zh: '检查是否已加载', en: 'Checking the level' }, zh: '下一级是否已经加载？' },
    'loaded.opening': { title: { zh: '加载下一级中', en: 'Loading the level' }, zh: '正在加载所打开地区的下一级。' },
    'loaded.opened': { title: { zh: '已打开', en: 'Opened' }, zh: '打开的地区已显示。' },
    'loaded.unopened': {
      title: { zh: '下一级加载失败', en: 'Level failed' },
      zh: '下一级没有加载出来；已选的地区还在。',
    },
  },
};
