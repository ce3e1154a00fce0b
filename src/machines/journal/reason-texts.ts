import type { FlowRefusal } from './flow-file.ts';
import type { Violation, ViolationTag } from './journal-validation.ts';
import type { Divergence } from './replay.ts';

type Key = `journal:refusal.${FlowRefusal['tag']}` | `journal:violation.${ViolationTag}` | 'journal:divergence';

export interface ReasonText {
  readonly key: Key;
  readonly values: Readonly<Record<string, string | number>>;
}

export const refusalReasons = (refusal: FlowRefusal): readonly ReasonText[] => {
  const { tag } = refusal;
  if (tag === 'invalid') return violationReasons(refusal.violation);
  return [{ key: `journal:refusal.${tag}`, values: 'version' in refusal ? { version: refusal.version } : {} }];
};

export const violationReasons = ({ tag, index, path, event }: Violation): readonly ReasonText[] =>
  tag === 'olderCharts'
    ? [{ key: 'journal:violation.olderCharts', values: { index } }]
    : [
        { key: 'journal:refusal.invalid', values: { index, path, event } },
        { key: `journal:violation.${tag}`, values: {} },
      ];

export const divergenceReasons = ({ index, recorded, replayed, violation }: Divergence): readonly ReasonText[] => {
  const { path, event } = recorded ?? replayed ?? { path: '', event: { type: '' } };
  return violation
    ? violationReasons({ tag: violation, index, path, event: event.type })
    : [{ key: 'journal:divergence', values: { index, path, event: event.type } }];
};
