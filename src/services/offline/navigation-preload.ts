interface Preload {
  enable(): Promise<void>;
  disable(): Promise<void>;
}

/** Firefox shows its error page where the preload fails, whatever the worker answers (GoogleChrome/workbox#3134). */
export const setPreload = async (preload: Preload | undefined, userAgent: string): Promise<void> =>
  userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable();
