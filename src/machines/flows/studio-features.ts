import { canResume, isWatchable } from '#services/flows/this-build.ts';

export const studioFeatures = (): { readonly watching: boolean; readonly resuming: boolean } => ({
  watching: isWatchable(),
  resuming: canResume(),
});
