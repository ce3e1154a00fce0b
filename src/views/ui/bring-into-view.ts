/** Ref of a message in a form longer than the window. */
export const bringIntoView = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });
