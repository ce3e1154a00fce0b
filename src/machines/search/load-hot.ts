import { Effect } from 'effect';
import type { SiteId } from '#services/address/sites.ts';
import type { Failure } from '#services/failure.ts';

/** Called when the box is first opened, not with the first page. */
export const loadHot = ({ site }: { readonly site: SiteId }) =>
  Effect.flatMap(
    Effect.tryPromise({ try: () => import('./search-loads.ts'), catch: (): Failure => ({ tag: 'offline' }) }),
    ({ loadHotKeywords }) => loadHotKeywords(site),
  );
