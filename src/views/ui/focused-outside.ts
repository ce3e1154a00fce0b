/** What has the focus already as an overlay closes, such as the page of a followed link; null gives it to the opener. */
export const focusedOutside = (overlay: HTMLElement | null): HTMLElement | null => {
  const { activeElement, body } = document;
  const isOutside = activeElement instanceof HTMLElement && activeElement !== body && !overlay?.contains(activeElement);
  return isOutside ? activeElement : null;
};
