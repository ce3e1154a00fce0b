import type { AnyTransitionDefinition } from 'xstate';
import type { Words } from '#machines/kit/path-spec.ts';
import type { Vocabulary } from './vocabulary.ts';

interface GuardWords {
  readonly raw: string;
  readonly words: Words;
}

type Composed = ((...given: never[]) => unknown) & { readonly guards?: readonly unknown[] };

const isComposed = (guard: unknown): guard is Composed => typeof guard === 'function' && 'guards' in guard;

const hasType = (guard: unknown): guard is { readonly type: string; readonly params?: unknown } =>
  typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string';

const givenIn = (params: unknown): string =>
  typeof params === 'object' && params !== null ? ` (${Object.values(params).join(', ')})` : '';

const joints: Readonly<Record<string, Words>> = { and: { zh: '，且', en: ', and ' }, or: { zh: '，或', en: ', or ' } };

export const guardOf = (
  { guard }: Pick<AnyTransitionDefinition, 'guard'>,
  arrow: string,
  vocabulary: Vocabulary,
): GuardWords | null => {
  const named = (name: string, look: string, given: string): GuardWords => {
    const words = vocabulary.guard(look) ?? { zh: name, en: name };
    return { raw: name + given, words: { zh: words.zh + given, en: words.en + given } };
  };
  const wordsOf = (one: unknown): GuardWords => {
    if (typeof one === 'string') return named(one, one, '');
    if (hasType(one)) return named(one.type, one.type, givenIn(one.params));
    if (!isComposed(one)) return named('inline', arrow, '');
    const parts = (one.guards ?? []).map(wordsOf);
    const [first] = parts;
    if (one.name === 'not' && first)
      return { raw: `!${first.raw}`, words: { zh: `并非“${first.words.zh}”`, en: `not: ${first.words.en}` } };
    const joint = joints[one.name] ?? { zh: '，', en: ', ' };
    return {
      raw: parts.map(({ raw }) => raw).join(one.name === 'or' ? ' || ' : ' && '),
      words: {
        zh: parts.map(({ words }) => words.zh).join(joint.zh),
        en: parts.map(({ words }) => words.en).join(joint.en),
      },
    };
  };
  return guard === undefined ? null : wordsOf(guard);
};

export const partsOf = (guard: unknown): readonly string[] => {
  const named = (one: unknown): readonly string[] => {
    if (typeof one === 'string') return [one];
    return hasType(one) ? [one.type] : partsOf(one);
  };
  return isComposed(guard) ? (guard.guards ?? []).flatMap(named) : [];
};
