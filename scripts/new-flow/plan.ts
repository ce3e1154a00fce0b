import { appended, besideLine, importing, Refused, withEntry } from './edit.ts';
import { things } from './things.ts';

export interface Options {
  /** In kebab case: `event-reminder`. */
  readonly noun: string;
  /** The subject of its page; default: the noun's first word. */
  readonly on?: string | undefined;
  readonly zh?: string | undefined;
  readonly en?: string | undefined;
}

interface Tree {
  /** Null for a missing file. */
  readonly read: (path: string) => string | null;
  readonly template: (name: string) => string;
}

interface Plan {
  readonly created: ReadonlyMap<string, string>;
  readonly edited: ReadonlyMap<string, string>;
  readonly charts: readonly [string, string];
  readonly texts: string;
}

const upperFirst = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const thingOf = ({ noun, on = noun.split('-')[0] ?? '' }: Options) => {
  const thing = Object.hasOwn(things, on) ? things[on] : undefined;
  if (thing) return thing;
  throw new Refused(`No page shows "${on}". Say which does: --on ${Object.keys(things).join('|')}`);
};

/** All files of a flow, or a `Refused`: writes nothing unless every insertion point is found. */
export const planFlow = (options: Options, { read, template }: Tree): Plan => {
  const { noun: kebab } = options;
  if (!/^[a-z]+(-[a-z]+)+$/.test(kebab))
    throw new Refused(`"${kebab}" is no name for a flow: two words or more in lower case, such as event-reminder`);
  const wrong = [options.zh, options.en].find((name) => name !== undefined && /[^\p{L}\p{N} ,，、-]/u.test(name));
  if (wrong !== undefined || (options.zh !== undefined && !/\p{Script=Han}/u.test(options.zh)))
    throw new Refused(`"${wrong ?? options.zh}" is no name: letters, --zh in Chinese`);
  const thing = thingOf(options);
  const pascal = kebab.split('-').map(upperFirst).join('');
  const camel = pascal.replace(/^./, (letter) => letter.toLowerCase());
  const en = options.en ?? kebab.replaceAll('-', ' ');
  const values: Readonly<Record<string, string>> = {
    ...thing,
    kebab,
    camel,
    Pascal: pascal,
    plural: pluralOf(kebab),
    table: pluralOf(camel),
    en,
    En: upperFirst(en),
    zh: options.zh ?? `${thing.zh}申请`,
    thing: thing.en,
    thingZh: thing.zh,
    aThing: `${/^[aeiou]/.test(thing.en) ? 'an' : 'a'} ${thing.en}`,
  };
  const filled = (text: string): string =>
    text.replace(/__(\w+?)__/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`a template asks for ${name}`);
      return value;
    });

  const machine = filled('src/machines/__feature__/__kebab__');
  const view = filled('src/views/__view__').replace(/\w+$/, pascal);
  const created = new Map(
    Object.entries({
      [filled('src/services/contract/__kebab__.contract.ts')]: 'contract.ts',
      [filled('src/mocks/domain/rules/__plural__.ts')]: 'rules.ts',
      [filled('src/mocks/domain/rules/__plural__.test.ts')]: 'rules.test.ts',
      [filled('src/mocks/handlers/__kebab__.handlers.ts')]: 'handlers.ts',
      [`${machine}.machine.ts`]: 'machine.ts',
      [`${machine}.machine.test.ts`]: 'machine.test.ts',
      [`${machine}.paths.ts`]: 'paths.ts',
      [`${view}.tsx`]: 'view.tsx',
      [`${view}.css.ts`]: 'view.css.ts',
    }).map(([path, name]) => [path, filled(template(name))]),
  );
  const there = [...created.keys()].filter((path) => read(path) !== null);
  const tables = 'src/mocks/domain/tables.ts';
  if (read(tables)?.includes(`    ${values.table}: `)) there.push(`${tables}: ${values.table}`);
  if (there.length > 0) throw new Refused(`There is a flow of this name: ${there.join(', ')}. Nothing was written.`);

  const edited = new Map<string, string>();
  const edit = (path: string, change: (text: string) => string): void => {
    const text = edited.get(path) ?? read(path);
    if (text === null) throw new Refused(`${path}: no such file. Nothing was written.`);
    edited.set(path, change(text));
  };
  const append = (path: string, opening: string, entry: string): void =>
    edit(path, (text) => appended(path, text, filled(opening), filled(entry)));
  const imports = (path: string, line: string): void => edit(path, (text) => importing(text, filled(line)));

  const limit = '/** Beyond the specification: characters of the note. */\nexport const __camel__MaxLength = 100;\n';
  edit('src/services/contract/constants.ts', (text) => text + filled(limit));
  append('src/services/contract/permissions.ts', 'export const permissions = {', 'request__Pascal__: forMembers,');
  const contracts = 'src/services/contract/contracts.ts';
  imports(contracts, "import { __camel__ } from './__kebab__.contract.ts';");
  append(contracts, 'export const contracts = {', '__camel__,');
  const handlers = 'src/mocks/handlers/routes.ts';
  imports(handlers, "import { __camel__Handlers } from './__kebab__.handlers.ts';");
  append(handlers, 'const handlersOf = ', '__camel__: __camel__Handlers(domain),');

  edit('src/mocks/domain/seed-rows.ts', (text) => text + filled(template('row.ts')));
  const events = 'src/mocks/domain/events.ts';
  imports(events, "import type { __Pascal__Row } from './seed-rows.ts';");
  edit(events, (text) =>
    besideLine(
      events,
      text,
      'after',
      'export type DomainFact =',
      filled("  | { readonly type: '__kebab__.requested'; readonly row: __Pascal__Row }"),
    ),
  );
  imports(tables, "import type { __Pascal__Row } from './seed-rows.ts';");
  append(
    tables,
    'const tables = {',
    '/** By what it is about and the member. */\n__table__: new Map<string, __Pascal__Row>(),',
  );
  append('src/mocks/domain/folds/content-folds.ts', 'export const contentFolds = {', template('fold.ts'));

  const page = filled('src/machines/__feature__/__page__.machine.ts');
  imports(page, "import { __camel__Machine, __camel__StatusMachine } from './__kebab__.machine.ts';");
  append(
    page,
    'export const __page__Machine = pageMachine(',
    '__camel__: __camel__Machine,\n__camel__Status: __camel__StatusMachine,',
  );
  const pageView = filled('src/views/__view__.tsx');
  imports(pageView, "import { __Pascal__ } from './__Pascal__.tsx';");
  edit(pageView, (text) => besideLine(pageView, text, 'before', thing.before, filled('<__Pascal__ page={actor} />')));
  for (const language of ['zh', 'en']) {
    const path = filled(`src/i18n/locales/${language}/__namespace__.json`);
    edit(path, (text) => withEntry(path, text, camel, JSON.parse(filled(template(`texts.${language}.json`)))));
  }

  append('tests/contract/endpoints.test.ts', 'const samples: ', template('samples.ts'));
  append('tests/harness/writes.ts', 'export const writeKinds', template('write.ts'));
  append(
    'tests/pages/overlays.ts',
    'export const ofMember',
    template('overlays.ts').replace('__View__', view.slice('src/views/'.length)),
  );

  return {
    created,
    edited,
    charts: [camel, thing.page],
    texts: filled('src/i18n/locales/{zh,en}/__namespace__.json'),
  };
};
