import type { Act } from './check-fault.ts';
import type { Disturbance } from './disturbances.ts';
import type { FaultFixture } from './fixture.ts';

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
  readonly begin: (fixture: FaultFixture, n: number) => Promise<Act>;
}

interface OnPage {
  readonly name: string;
  readonly url: string | ((fixture: FaultFixture) => string);
  readonly endpoints: readonly string[];
  readonly as?: string | null;
  /** `page` is the path of the page's chart. */
  readonly act: (fixture: FaultFixture, page: string, n: number) => Promise<Act> | Act;
}

/** Something that is done on a page that has come well. */
export const onPage = ({ name, url, endpoints, as = 'liran', act }: OnPage): Trigger => ({
  name,
  as,
  endpoints,
  begin: async (fixture, n) => {
    const entry = `${name.replace(/\W/g, '')}${n}`;
    await fixture.visit(typeof url === 'string' ? url : url(fixture), entry);
    await fixture.wait();
    return act(fixture, `page-${entry}`, n);
  },
});
