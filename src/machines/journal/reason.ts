import type { FlowRefusal } from './flow-file.ts';
import type { Lie, LieTag } from './lies.ts';
import type { Divergence } from './replay.ts';

type Key = `journal:refusal.${FlowRefusal['tag']}` | `journal:lie.${LieTag}` | 'journal:divergence';

export interface Reason {
  readonly key: Key;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusalReasons = (refusal: FlowRefusal): readonly Reason[] => {
  const { tag } = refusal;
  if (tag === 'lies') return lieReasons(refusal.lie);
  return [{ key: `journal:refusal.${tag}`, values: 'version' in refusal ? { version: refusal.version } : {} }];
};

export const lieReasons = ({ tag, index, path, event }: Lie): readonly Reason[] =>
  tag === 'olderCharts'
    ? [{ key: 'journal:lie.olderCharts', values: { index } }]
    : [
        { key: 'journal:refusal.lies', values: { index, path, event } },
        { key: `journal:lie.${tag}`, values: {} },
      ];

export const divergenceReasons = ({ index, recorded, replayed, lie }: Divergence): readonly Reason[] => {
  const { path, event } = recorded ?? replayed ?? { path: '', event: { type: '' } };
  return lie
    ? lieReasons({ tag: lie, index, path, event: event.type })
    : [{ key: 'journal:divergence', values: { index, path, event: event.type } }];
};
