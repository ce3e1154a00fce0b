export const bringIn = (tab: HTMLElement | null): void => {
  const row = tab?.closest('ul');
  const list = [row, row?.parentElement].find((element) => element && getComputedStyle(element).overflowX === 'auto');
  if (!tab || !list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
};
