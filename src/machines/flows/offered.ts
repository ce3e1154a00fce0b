import { canResume, isWatchable } from '#services/flows/this-build.ts';

export const offered = (): { readonly watching: boolean; readonly goingOn: boolean } => ({
  watching: isWatchable(),
  goingOn: canResume(),
});
