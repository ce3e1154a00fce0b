import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { lazyChart } from '#machines/kit/lazy-chart.ts';
import { lazyView } from '#views/kit/lazy-view.ts';
import type { Page, PageProps } from '#views/navigation/page-table.ts';

type LoadView<Props> = () => Promise<(props: Props) => ReactNode>;

interface Rest extends Pick<Page, 'aside'>, Partial<Pick<Page, 'footer' | 'publishButton' | 'describesItself'>> {}

/** `chart`: one that is not loaded later is in the main bundle. */
interface Declared<Chart extends AnyStateMachine, Props> extends Rest {
  readonly chart: Chart | (() => Promise<Chart>);
  readonly view: LoadView<Props>;
}

/** What the compiler says of a view that takes another actor. */
type Fits<Chart extends AnyStateMachine, Props> = [{ actor: ActorRefFrom<Chart>; title: string }] extends [Props]
  ? unknown
  : { readonly view: 'a view that takes the actor of this chart' };

const made = (chart: Page['chart'], view: LoadView<PageProps>, rest: Rest): Page => ({
  footer: true,
  publishButton: false,
  describesItself: true,
  ...rest,
  chart,
  view: lazyView(view),
});

/** A page whose view draws the actor of its chart. */
export function page<Chart extends AnyStateMachine, Props>(declared: Declared<Chart, Props> & Fits<Chart, Props>): Page;
export function page({ chart, view, ...rest }: Declared<AnyStateMachine, PageProps>): Page {
  return made(typeof chart === 'function' ? lazyChart(chart) : chart, view, rest);
}

/** A page that has nothing to remember. */
export const plainPage = ({ view, ...rest }: Rest & { readonly view: LoadView<{ readonly title: string }> }): Page =>
  made(null, view, rest);
