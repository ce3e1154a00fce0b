import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type {
  ChartArrow,
  ChartCase,
  ChartFile,
  ChartOutcome,
  ChartState,
  ShownWords,
} from '#machines/flows/chart-file.ts';
import type { Meta } from '#machines/kit/meta.ts';
import type { Words } from '#machines/kit/path-spec.ts';
import { matches } from '#machines/paths/chart.ts';
import type { Flow } from './flow.ts';
import { guardOf, partsOf } from './guard-words.ts';
import type { Outcome } from './outcomes.ts';
import type { Lang, TextOf } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

type Node = AnyStateMachine['root'];

/** Built-in actions have no names: the texts of states and transitions describe them. */
const namesOf = (actions: readonly unknown[]): readonly string[] =>
  actions
    .map((action) => {
      if (typeof action === 'string') return action;
      return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'xstate.';
    })
    .filter((name) => !name.startsWith('xstate.'));

type ChartWords = Pick<ChartFile, 'states' | 'arrows' | 'cases' | 'actions' | 'guards'>;

export const chartWordsOf = (
  { spec, outcomes }: Pick<Flow, 'spec' | 'outcomes'>,
  textOf: TextOf,
  vocabulary: Vocabulary,
): ChartWords => {
  const states: ChartState[] = [];
  const arrows: ChartArrow[] = [];
  const used = new Set<string>();
  const asked = new Set<string>();

  const shown = ({ see }: Meta): ShownWords | null =>
    see === undefined ? null : { key: see, zh: textOf('zh', see) ?? see, en: textOf('en', see) ?? see };
  const textIn = (lang: Lang, key: string): string =>
    textOf(lang, key) ?? (/^failure:code/.test(key) ? textOf(lang, 'failure:refused') : null) ?? key;
  const outcomeOf = ({ zh, en, shows, isWrong, isUnanswered }: Outcome): ChartOutcome => ({
    zh,
    en,
    shows: shows.map((key) => ({ zh: textIn('zh', key), en: textIn('en', key) })),
    isWrong,
    isUnanswered,
  });
  const note = (names: readonly string[]): readonly string[] => {
    for (const name of names) used.add(name);
    return names;
  };

  const addArrow = (node: Node, event: string) => (definition: AnyTransitionDefinition, index: number) => {
    const id = `${node.id}/${event}/${index}`;
    const own = outcomes[id] ?? [];
    const meta: Meta = definition.meta ?? {};
    for (const name of partsOf(definition.guard)) asked.add(name);
    const cases =
      event === 'always' ? [] : (Object.entries(spec.events).find(([name]) => matches(event, name))?.[1] ?? []);
    const by = event === 'always' ? 'always' : (own[0]?.by ?? cases[0]?.by ?? 'inside');
    const example = wordsOf(by === 'user' ? shortest(own) : own) ?? wordsOf(cases.slice(0, 1));
    arrows.push({
      id,
      source: node.id,
      event,
      by,
      words: by === 'inside' ? (example ?? vocabulary.event(event)) : example,
      guard: guardOf(definition, id, vocabulary),
      actions: note(namesOf(definition.actions)),
      targets: (definition.target ?? []).map((target) => target.id),
      outcome: meta.words ?? null,
      see: shown(meta),
      outcomes: own.filter(({ shows, isWrong }) => by !== 'user' || isWrong || shows.length > 0).map(outcomeOf),
      requirements: meta.requirements ?? [],
    });
  };

  const visit = (node: Node): void => {
    const meta: Meta = node.meta ?? {};
    const path = node.path.join('.');
    const { title = null, zh } = spec.states[path] ?? {};
    states.push({
      id: node.id,
      key: node.parent ? node.key : node.id,
      path,
      parent: node.parent?.id ?? null,
      kind: node.type === 'atomic' ? 'plain' : node.type,
      ...(node.history === 'deep' ? { isDeep: true as const } : {}),
      initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
      title: node.parent ? title : { zh: spec.name.zh, en: spec.name.en },
      words: zh !== undefined && node.description !== undefined ? { zh, en: node.description } : null,
      tags: node.tags,
      requirements: meta.requirements ?? [],
      see: shown(meta),
      entry: note(namesOf(node.entry)),
      exit: note(namesOf(node.exit)),
      invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'inline' })),
    });
    for (const [event, definitions] of node.transitions) definitions.forEach(addArrow(node, String(event)));
    (node.always ?? []).forEach(addArrow(node, 'always'));
    for (const child of Object.values<Node>(node.states)) visit(child);
  };
  visit(spec.machine.root);

  return {
    states,
    arrows,
    cases: casesOf(spec.events),
    actions: described(used, vocabulary.action),
    guards: described(asked, vocabulary.guard),
  };
};

const shortest = (own: readonly Outcome[]): readonly Outcome[] =>
  own.toSorted((one, other) => one.en.length - other.en.length).slice(0, 1);

const noAnswer: Words = { zh: '断网、超时或服务器不可用', en: 'No network, no answer in time, or the server is away' };
const mostNamed = 4;

/** All that an arrow is taken for; what never came counts as one. */
const wordsOf = (own: readonly (Words & { readonly isUnanswered?: boolean })[]): Words | null => {
  const answered = own.filter(({ isUnanswered }) => !isUnanswered);
  const each = own.length - answered.length > 1 ? [...answered, noAnswer] : own;
  const [named, more] = [each.slice(0, mostNamed), each.length > mostNamed ? ['…'] : []];
  const joined = (lang: Lang): string => [...named.map((words) => words[lang]), ...more].join(' / ');
  return each.length > 0 ? { zh: joined('zh'), en: joined('en') } : null;
};

const described = (names: ReadonlySet<string>, wordsOf: (name: string) => Words | null) =>
  Object.fromEntries(
    [...names].toSorted().flatMap((name) => {
      const words = wordsOf(name);
      return words ? [[name, words] as const] : [];
    }),
  );

const longest = 240;

const casesOf = (events: Flow['spec']['events']): Readonly<Record<string, readonly ChartCase[]>> =>
  Object.fromEntries(
    Object.entries(events).flatMap(([type, cases]) => {
      const examples = cases.map(({ zh, en, payload }): ChartCase => {
        const text = JSON.stringify(payload ?? null);
        return text === 'null' || text.length > longest ? { zh, en } : { zh, en, payload };
      });
      return examples.length > 0 ? [[type, examples] as const] : [];
    }),
  );
