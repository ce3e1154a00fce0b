import type { AnyStateMachine } from 'xstate';
import { chartsOf } from '#machines/app/pages.ts';
import type { Screen } from '#machines/flows/chart-file.ts';
import { chartsIn } from '#machines/kit/lazy-chart.ts';
import type { Words } from '#machines/kit/path-spec.ts';
import { pages } from '#pages/pages.ts';
import { type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { TextOf } from './texts.ts';

const idsIn = (machine: AnyStateMachine, known: Set<string> = new Set()): ReadonlySet<string> => {
  if (known.has(machine.id)) return known;
  known.add(machine.id);
  for (const chart of chartsIn(Object.values(machine.implementations.actors))) idsIn(chart, known);
  return known;
};

/** `served`: the purpose of a chart without a page. */
export type ScreensOf = (machine: string, served: (machine: string) => Words | null) => readonly Screen[];

const home = '/';

const hrefOf = (name: RouteName): { readonly href?: string } => {
  const { site, path: patterns } = routeOf(name);
  const plain = patterns.find((pattern) => !/[:*]/.test(pattern));
  const { base } = defaultSites[site === 'common' ? 'news' : site];
  return plain === undefined ? {} : { href: `${base}${plain.replace(/^\//, '')}` };
};

const root = 'app';

const everywhere: Screen = { zh: '每个页面', en: 'Every page', href: home };

/** The screens of a chart: pages from the route table; for a child of the app, its purpose; for others, the screens of their parents. */
export const screens = async (textOf: TextOf, machines: readonly AnyStateMachine[]): Promise<ScreensOf> => {
  const startersOf = (id: string): readonly string[] =>
    machines
      .filter((machine) => chartsIn(Object.values(machine.implementations.actors)).some((one) => one.id === id))
      .map((machine) => machine.id);
  const servedBy = (
    id: string,
    served: (machine: string) => Words | null,
    asked: readonly string[] = [],
  ): readonly Screen[] => {
    const own = served(id);
    if (own) return [{ ...own, href: home }];
    const starters = startersOf(id).filter((starter) => ![id, root, ...asked].includes(starter));
    return starters.flatMap((starter) => servedBy(starter, served, [...asked, id]));
  };
  const idsByPage = new Map<string, ReadonlySet<string>>(
    Object.entries(chartsOf(pages)).flatMap(([page, logic]) => chartsIn([logic]).map((chart) => [page, idsIn(chart)])),
  );
  return (machine, served) => {
    const found = routeNames.filter((name) => idsByPage.get(routeOf(name).page ?? '')?.has(machine));
    const names = found.map((name) => ({
      zh: textOf('zh', `shell:pages.${name}`) ?? name,
      en: textOf('en', `shell:pages.${name}`) ?? name,
      ...hrefOf(name),
    }));
    const shown = [...names, ...servedBy(machine, served)];
    const each = shown.filter(({ en }, at) => shown.findIndex((other) => other.en === en) === at);
    return each.length > 0 ? each : [everywhere];
  };
};
