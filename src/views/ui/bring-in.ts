/** A ref of the current tab: where the row of tabs is wider than its window, the current one is not left outside. */
export const bringIn = (tab: HTMLElement | null): void => {
  const row = tab?.closest('ul');
  const list = [row, row?.parentElement].find((element) => element && getComputedStyle(element).overflowX === 'auto');
  if (!tab || !list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
};
