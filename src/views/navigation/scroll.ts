import type { Arrival } from './address.ts';

/** The window, as far as scrolling needs it. Lengths in CSS px. */
export interface Viewport {
  readonly top: () => number;
  readonly scrollTo: (top: number) => void;
  /** Shows the element a hash names, below the header; false while there is none. */
  readonly showTarget: (hash: string) => boolean;
  /** After the next picture of the page. */
  readonly afterPaint: (run: () => void) => void;
  /** Calls back whenever the page's height or content changes; gives its end. */
  readonly onGrowth: (run: () => void) => () => void;
  /** Puts the focus at the beginning of the new page. */
  readonly focusPage: () => void;
  readonly later: (run: () => void, ms: number) => () => void;
}

/** How long a place that is not there yet is waited for, in ms. */
const patience = 4_000;

/**
 * Where the page stands: at the top on a new page, where it was on a known one, at the element on a jump to a hash.
 * What is still loading is waited for, until the reader scrolls.
 */
export const keepScroll = (view: Viewport) => {
  const tops = new Map<string, number>();
  let spot: string | null = null;
  let stop = (): void => {};
  let standing: string | null = null;
  let due: { readonly entry: string; readonly run: () => void } | null = null;

  const settle = (): void => {
    if (due === null || due.entry !== standing) return;
    const { run } = due;
    due = null;
    run();
  };

  const aim = (attempt: () => boolean): void => {
    stop();
    let over = false;
    let stopGrowth = (): void => {};
    const cancel = view.later(() => stop(), patience);
    stop = () => {
      over = true;
      stopGrowth();
      cancel();
    };
    view.afterPaint(() => {
      if (over) return;
      if (attempt()) return stop();
      stopGrowth = view.onGrowth(() => {
        if (!over && attempt()) stop();
      });
    });
  };

  /** Held there while things above are still loading. */
  const hold = (top: number) => (): boolean => {
    if (Math.abs(view.top() - top) >= 1) view.scrollTo(top);
    return top === 0;
  };

  return {
    arrived: ({ mark, hash, page }: Arrival): void => {
      const isFirst = spot === null;
      // Of a page that does not stand yet, the window shows the one before.
      if (spot !== null && due === null) tops.set(spot, view.top());
      spot = mark.spot;
      const top = tops.get(mark.spot) ?? mark.y;
      stop();
      const run = (): void => {
        if (page && !isFirst) view.afterPaint(view.focusPage);
        if (top !== undefined) aim(hold(top));
        else if (hash !== '') aim(() => view.showTarget(hash));
        else if (!isFirst) aim(hold(0));
      };
      due = { entry: mark.entry, run };
      settle();
    },
    /** The page of that entry is drawn: until then the one before it is not moved. */
    stands: (entry: string): void => {
      standing = entry;
      settle();
    },
    /** The reader scrolls: a place that was waited for is waited for no more. */
    moved: (): void => stop(),
    top: view.top,
  };
};

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
      // A heading that stands for what is still loading goes away with the focus on it.
      const target = main?.querySelector<HTMLElement>('h1:not([aria-busy="true"] *, [role="status"] *)') ?? main;
      if (target) focusOn(target);
    },
    later: (run, ms) => {
      const timer = page.setTimeout(run, ms);
      return () => page.clearTimeout(timer);
    },
  };
};
