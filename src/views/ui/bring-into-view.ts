/** A ref of what is said in a form that may be longer than its window. */
export const bringIntoView = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });
