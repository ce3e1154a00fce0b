import type { FaultDesk } from './desk.ts';
import type { Disturbance } from './disturbances.ts';
import type { Act } from './judge.ts';

/** How a reader comes to call endpoints (`page.name`, or the beginning of a path), again and again: `n` counts. */
export interface Trigger {
  readonly name: string;
  /** Who does it; null for a guest. */
  readonly as: string | null;
  readonly endpoints: readonly string[];
  /** Afterwards nobody could do it once more: every case has a browser of its own. */
  readonly isOnce?: true;
  /** In the browser of WeChat. */
  readonly isInWechat?: true;
  /** Disturbances that are none here, and why. */
  readonly without?: { readonly kinds: readonly Disturbance[]; readonly because: string };
  readonly begin: (desk: FaultDesk, n: number) => Promise<Act>;
}

interface OnPage {
  readonly name: string;
  readonly url: string | ((desk: FaultDesk) => string);
  readonly endpoints: readonly string[];
  readonly as?: string | null;
  /** `page` is the path of the page's chart. */
  readonly act: (desk: FaultDesk, page: string, n: number) => Promise<Act> | Act;
}

/** Something that is done on a page that has come well. */
export const onPage = ({ name, url, endpoints, as = 'liran', act }: OnPage): Trigger => ({
  name,
  as,
  endpoints,
  begin: async (desk, n) => {
    const entry = `${name.replace(/\W/g, '')}${n}`;
    await desk.visit(typeof url === 'string' ? url : url(desk), entry);
    await desk.wait();
    return act(desk, `page-${entry}`, n);
  },
});
