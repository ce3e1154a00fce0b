import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { EventCase, PathSpec } from '#machines/kit/path-spec.ts';
import { chartOf } from '#machines/paths/chart.ts';
import { explore } from '#machines/paths/explore.ts';
import { stubbed } from '#machines/paths/stubs.ts';
import { walker } from '#machines/paths/walker.ts';
import { cleanTag } from '#machines/registration/tag-choice.ts';
import { educationMaxLength, profileMaxLength, workMaxLength } from '#services/contract/constants.ts';
import { postFactKinds } from '#services/contract/post.contract.ts';
import { machineFiles } from '../../scripts/flows/specs.ts';
import { naughtyStrings } from './naughty-strings.ts';

const root = join(import.meta.dirname, '..', '..');
/** The charts of the app: the flow studio is a tool beside it. */
const specs = (await machineFiles(join(root, 'src', 'machines')))
  .filter(({ stem }) => !/^flows\//.test(stem))
  .flatMap((file) => file.specs);

/** Which fields share an event, by chart and event. */
const shared: Readonly<Record<string, readonly Readonly<Record<string, string>>[] | undefined>> = {
  'postEditor field.change': ['title', 'content', 'contact', ...postFactKinds].map((field) => ({ field })),
  'workHistory field.change': Object.keys(workMaxLength).map((field) => ({ field })),
  'educationHistory field.change': Object.keys(educationMaxLength).map((field) => ({ field })),
  'supplement field.change': Object.keys(profileMaxLength).map((field) => ({ field })),
  'editProfile field.change': Object.keys(profileMaxLength).map((field) => ({ field })),
};

/** What is chosen, or sent on as it was typed, is no field. */
const isField = (type: string, { by, payload }: EventCase): boolean =>
  by === undefined &&
  !/^xstate\.|\.(choose|submit)$/.test(type) &&
  ['text', 'value'].some((key) => typeof Reflect.get(payload ?? {}, key) === 'string');

interface TextField {
  readonly name: string;
  readonly spec: PathSpec;
  readonly key: 'text' | 'value';
  readonly event: AnyEventObject;
}

/** What is searched for among tags, beside what was typed: without emoji, trimmed (R5.6-4). */
const made: Readonly<Record<string, (text: string) => string>> = { 'industryTags keyword.change': cleanTag };

const fields: readonly TextField[] = specs.flatMap((spec) =>
  Object.entries<readonly EventCase[] | undefined>(spec.events).flatMap(([type, cases = []]) => {
    const found = cases.find((each) => isField(type, each));
    if (!found) return [];
    const name = `${spec.machine.id} ${type}`;
    const key = 'text' in (found.payload ?? {}) ? 'text' : 'value';
    const named = [...new Set(cases.flatMap(({ payload }) => (payload && 'field' in payload ? [payload.field] : [])))];
    const more = shared[name] ?? (named.length > 0 ? named.map((field) => ({ field: String(field) })) : [{}]);
    return more.map((fields: Readonly<Record<string, string>>) => ({
      name: [name, ...Object.values(fields)].join(' '),
      spec,
      key,
      event: { ...found.payload, ...fields, type },
    }));
  }),
);
/** Paths in JSON at which a text stands. */
const placesOf = (text: string, held: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (held === text) return [path];
  if (typeof held !== 'object' || held === null || 'sessionId' in held) return [];
  return Object.entries(held).flatMap(([key, inner]) => placesOf(text, inner, [...path, key]));
};
const at = (held: unknown, [key, ...rest]: readonly string[]): unknown =>
  key === undefined ? held : at(Reflect.get(Object(held), key), rest);

describe.each([...new Set(fields.map(({ spec }) => spec))].map((spec) => ({ id: spec.machine.id, spec })))(
  '$id',
  ({ spec }) => {
    const machine = stubbed(spec.machine, spec.stubs);
    const walk = walker(machine, chartOf(machine));
    const nodes = [...explore(spec).nodes.values()];
    test.each(fields.filter((field) => field.spec === spec))('$name', ({ name, key, event }) => {
      const before = nodes.find(({ snapshot }) => snapshot.status === 'active' && snapshot.can(event));
      if (!before) throw new Error('no state takes it');
      const typed = (text: string): AnyMachineSnapshot => walk.take(before, { ...event, [key]: text }).snapshot;
      const places = placesOf('味研', typed('味研').context);
      const wrong: string[] = [];
      for (const text of naughtyStrings) {
        const after = typed(text);
        if (after.status !== 'active') wrong.push(`${after.status}: ${JSON.stringify(text)}`);
        for (const place of places) {
          const held = at(after.context, place);
          if (held !== text && held !== made[name]?.(text))
            wrong.push(`${JSON.stringify(text)} is ${JSON.stringify(held)}`);
        }
      }
      expect([places.length > 0, wrong.length, wrong.slice(0, 3)]).toEqual([true, 0, []]);
    });
  },
);

test('these were 46 fields of 16 charts and more, with 613 texts each', () => {
  expect(fields.length).toBeGreaterThanOrEqual(46);
  expect(new Set(fields.map(({ spec }) => spec.machine.id)).size).toBeGreaterThanOrEqual(16);
  expect(naughtyStrings).toHaveLength(613);
});
