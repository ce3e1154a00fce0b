import type { Arrival, Mark } from './address.ts';

/** Lengths in CSS px. */
interface Viewport {
  readonly top: () => number;
  readonly scrollTo: (top: number) => void;
  /** Below the header; false if the element does not exist. */
  readonly showTarget: (hash: string) => boolean;
  readonly afterPaint: (run: () => void) => void;
  readonly onGrowth: (run: () => void) => () => void;
  readonly focusPage: () => void;
  readonly later: (run: () => void, ms: number) => () => void;
}

const patience = 4_000;

/** Top on a new page, the former position on a known one, the element for a hash; waits for content until the user scrolls. */
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

  /** Repeated while content above is loading. */
  const hold = (top: number) => (): boolean => {
    if (Math.abs(view.top() - top) >= 1) view.scrollTo(top);
    return top === 0;
  };

  const topAt = ({ spot, y }: Mark): number | undefined => tops.get(spot) ?? y;

  return {
    topAt,
    arrived: ({ mark, hash, page }: Arrival): void => {
      const isFirst = spot === null;
      // Until the page is rendered, the window shows the previous one.
      if (spot !== null && due === null) tops.set(spot, view.top());
      spot = mark.spot;
      const top = topAt(mark);
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
    /** Until then the previous page is not moved. */
    stands: (entry: string): void => {
      standing = entry;
      settle();
    },
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

/** For screen readers: without a ring or a jump. */
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
      // A closed one stays in the document for some frames.
      if (document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])')) return;
      const main = document.getElementById(mainId);
      // The heading of a skeleton would disappear with the focus on it.
      const target = main?.querySelector<HTMLElement>('h1:not([aria-busy="true"] *, [role="status"] *)') ?? main;
      if (target) focusOn(target);
    },
    later: (run, ms) => {
      const timer = page.setTimeout(run, ms);
      return () => page.clearTimeout(timer);
    },
  };
};
