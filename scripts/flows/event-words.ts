import type { EventWords } from '#machines/flows/chart-file.ts';
import type { EventCase, PathSpec, Words } from '#machines/kit/path-spec.ts';
import type { Vocabulary } from './vocabulary.ts';
import effects from './words/effects.json' with { type: 'json' };

const textOf = ({ zh, en }: Words): string => `${zh}|${en}`;

/** The example that all charts share; where examples differ, `words/events.json`; for events of effects, `words/effects.json`. */
export const eventWordsOf = (specs: readonly PathSpec[], vocabulary: Vocabulary): EventWords => {
  const all = new Map<string, readonly (readonly EventCase[])[]>();
  for (const { events } of specs)
    for (const [type, cases] of Object.entries(events)) all.set(type, [...(all.get(type) ?? []), cases]);
  const shared = [...all].flatMap(([type, charts]): readonly (readonly [string, Words])[] => {
    if (/^xstate\.(done|error)\.actor\./.test(type)) return [];
    const examples = charts.flat();
    const [first] = examples;
    const differ = charts.some((cases) => new Set(cases.map(textOf)).size > 1);
    if (differ) {
      const words = vocabulary.event(type);
      return words ? [[type, words]] : [];
    }
    const isOne = first && examples.every((one) => textOf(one) === textOf(first) && one.payload === undefined);
    return isOne ? [[type, { zh: first.zh, en: first.en }]] : [];
  });
  const toEffects = Object.entries(effects).map(([type, [zh = type, en = type]]) => [type, { zh, en }] as const);
  return Object.fromEntries([...shared, ...toEffects].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
