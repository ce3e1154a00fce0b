/** `VITE_FLOWS`: whether a flow studio in another window may watch; where it says nothing, only a simulated app. */
export const isWatchable = (): boolean =>
  (import.meta.env.VITE_FLOWS ?? (import.meta.env.VITE_BACKEND ? 'off' : 'on')) === 'on';

/** Whether the app can go on from a moment of a recording: only against the simulated backend, which is made to fit. */
export const canGoOn = (): boolean => !import.meta.env.VITE_BACKEND;
