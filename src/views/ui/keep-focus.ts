const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Focusable = HTMLElement | SVGElement;

const isReachable = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]');

const firstIn = (node: Node | null): Focusable | null => {
  if (!(node instanceof HTMLElement || node instanceof SVGElement) || !node.isConnected) return null;
  if (node.matches(reachable) && isReachable(node)) return node;
  return [...node.querySelectorAll<Focusable>(reachable)].find(isReachable) ?? null;
};

const trailOf = (target: EventTarget | null, root: HTMLElement): readonly Element[] => {
  const trail: Element[] = [];
  for (let at = target instanceof Element ? target : null; at && root.contains(at); at = at.parentElement)
    trail.push(at);
  return trail;
};

/** The replacement, else a sibling, else the first focusable element of the nearest remaining ancestor. */
const heirOf = (trail: readonly Element[], records: readonly MutationRecord[]): Focusable | null => {
  const [lost] = trail;
  const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => lost && node.contains(lost)));
  const instead = records.filter(({ target }) => target === gone?.target).flatMap(({ addedNodes }) => [...addedNodes]);
  const beside = [...instead, gone?.nextSibling ?? null, gone?.previousSibling ?? null];
  for (const node of [...beside, ...trail]) {
    const found = firstIn(node);
    if (found) return found;
  }
  return null;
};

/** When the focused element in `root` is removed, moves the focus to the closest remaining element. */
export function keepFocus(root: HTMLDivElement): () => void;
export function keepFocus(root: HTMLElement): () => void;
export function keepFocus(root: HTMLElement): () => void {
  let trail: readonly Element[] = [];
  const note = ({ target }: FocusEvent): void => {
    trail = trailOf(target, root);
  };
  // A deliberate blur ends the tracking; checked once removals have happened.
  const leave = (): void =>
    queueMicrotask(() => {
      if (trail[0]?.isConnected && trail[0] !== document.activeElement) trail = [];
    });
  const changes = new MutationObserver((records) => {
    if (!trail[0] || trail[0].isConnected || document.activeElement !== document.body) return;
    heirOf(trail, records)?.focus({ preventScroll: true });
  });
  // Not `focusin`: components may stop its propagation.
  root.addEventListener('focus', note, true);
  root.addEventListener('blur', leave, true);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    root.removeEventListener('focus', note, true);
    root.removeEventListener('blur', leave, true);
  };
}
