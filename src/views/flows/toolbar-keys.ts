import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Home and End move the focus. */
export const toolbarKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const to = steps[event.key]?.(
    buttons.findIndex((button) => button.matches(':focus')),
    buttons.length,
  );
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
};
