import type { Viewport } from './scroll.ts';

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** Focus without a ring and without a jump: for those who do not see that the page has changed. */
const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
};

export const mainId = 'main';

export const browserViewport = (page: Window): Viewport => {
  const { document } = page;
  return {
    top: () => page.scrollY,
    scrollTo: (top) => page.scrollTo({ top, behavior: 'instant' }),
    showTarget: (hash) => {
      const element = document.getElementById(decoded(hash));
      if (!element) return false;
      element.scrollIntoView({ behavior: 'instant', block: 'start' });
      focusOn(element);
      return true;
    },
    afterPaint: (run) => {
      page.requestAnimationFrame(() => run());
    },
    onGrowth: (run) => {
      const sizes = new ResizeObserver(run);
      const nodes = new MutationObserver(run);
      sizes.observe(document.body);
      nodes.observe(document.body, { childList: true, subtree: true });
      return () => {
        sizes.disconnect();
        nodes.disconnect();
      };
    },
    focusPage: () => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const main = document.getElementById(mainId);
      const target = main?.querySelector<HTMLElement>('h1') ?? main;
      if (target) focusOn(target);
    },
    later: (run, ms) => {
      const timer = page.setTimeout(run, ms);
      return () => page.clearTimeout(timer);
    },
  };
};
