/**
 * Moves the focus from a control that is about to disappear to the block around it: the nearest element with
 * `tabIndex={-1}`, a section that stays, a dialog or the page's main part.
 */
export const focusBlock = (control: Element): void => {
  control.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
