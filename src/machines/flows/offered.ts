import { canGoOn, isWatchable } from '#services/flows/this-build.ts';

/** What this build can do beside showing charts and recordings: watch the running app, let it go on from a moment. */
export const offered = (): { readonly watching: boolean; readonly goingOn: boolean } => ({
  watching: isWatchable(),
  goingOn: canGoOn(),
});
