import type { EventWords } from '#machines/flows/chart-file.ts';
import type { EventCase, PathSpec, Words } from '#machines/shared/path-spec.ts';
import type { Vocabulary } from './vocabulary.ts';
import effects from './words/effects.json' with { type: 'json' };

const textOf = ({ zh, en }: Words): string => `${zh}|${en}`;

/**
 * What each event is where no example of a chart tells it. Where all charts have one and the same example, that is it;
 * where one chart has several that differ, `scripts/flows/words/events.json` says what they have in common. What only
 * effects are told stands in `effects.json`.
 */
export const eventWordsOf = (specs: readonly PathSpec[], vocabulary: Vocabulary): EventWords => {
  const all = new Map<string, readonly (readonly EventCase[])[]>();
  for (const { events } of specs)
    for (const [type, cases] of Object.entries(events)) all.set(type, [...(all.get(type) ?? []), cases]);
  const told = [...all].flatMap(([type, charts]): readonly (readonly [string, Words])[] => {
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
  return Object.fromEntries([...told, ...toEffects].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
