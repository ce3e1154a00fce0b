/** `VITE_FLOWS`: whether a flow studio in another window may watch. Default: only with the simulated backend. */
export const isWatchable = (): boolean =>
  (import.meta.env.VITE_FLOWS ?? (import.meta.env.VITE_BACKEND ? 'off' : 'on')) === 'on';

/** Resuming a recording needs the simulated backend, which can be put into the recorded state. */
export const canResume = (): boolean => !import.meta.env.VITE_BACKEND;
