/** Moves the focus from a control about to disappear to the nearest ancestor with `tabIndex={-1}`. */
export const focusBlock = (control: Element): void => {
  control.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
