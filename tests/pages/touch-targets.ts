/** Runs in the page: what is pressed, and answers in less than 44 px around its middle; a row's edge may cut a fourth of its width. */
export const smallTouchTargets = (): readonly string[] => {
  const least = 43;
  const leastWidth = 33;
  const far = 44;
  const step = 0.5;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, select:enabled, textarea:enabled, summary, input:enabled:not([type=radio], [type=checkbox], [type=file]), label:has(:is([type=radio], [type=checkbox]):enabled)',
  );
  const problems: string[] = [];
  for (const control of targets) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Words among others of a line are as high as lines are; the tools and the skip link are for keys and mice.
    const { display, position } = getComputedStyle(control);
    const isAlone = control.parentElement?.textContent.trim() === control.textContent.trim();
    if (
      (display === 'inline' && position === 'static' && !isAlone) ||
      control.closest('[data-tools], [inert], [data-page-top]')
    )
      continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box = new DOMRect()] = control.getClientRects();
    if (box.width < 2 || box.height < 2) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const answers = (right: number, down: number): boolean => {
      const hit = document.elementFromPoint(x + right, y + down);
      return hit !== null && (control.contains(hit) || (hit instanceof HTMLLabelElement && hit.control === control));
    };
    const reach = (right: number, down: number): number => {
      let at = 0;
      while (at < far && answers(right * (at + step), down * (at + step))) at += step;
      return at;
    };
    const [across, down] = [leastWidth / 2, least / 2];
    const isLarge = answers(-across, 0) && answers(across, 0) && answers(0, -down) && answers(0, down);
    if (isLarge) continue;
    const width = reach(-1, 0) + reach(1, 0);
    const height = reach(0, -1) + reach(0, 1);
    if (height >= least && width >= leastWidth) continue;
    problems.push(
      `${width} x ${height}: ${control.outerHTML.slice(0, 120)} ${control.textContent.trim().slice(0, 20)}`,
    );
  }
  return problems;
};
