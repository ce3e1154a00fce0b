const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Focusable = HTMLElement | SVGElement;

const isReachable = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]');

const firstIn = (node: Node | null): Focusable | null => {
  if (!(node instanceof HTMLElement || node instanceof SVGElement) || !node.isConnected) return null;
  if (node.matches(reachable) && isReachable(node)) return node;
  return [...node.querySelectorAll<Focusable>(reachable)].find(isReachable) ?? null;
};

/** From what has the focus outwards to the root. */
const trailOf = (target: EventTarget | null, root: HTMLElement): readonly Element[] => {
  const trail: Element[] = [];
  for (let at = target instanceof Element ? target : null; at && root.contains(at); at = at.parentElement)
    trail.push(at);
  return trail;
};

/** What came in its place, what stood beside it, else the first thing in whatever around it has stayed. */
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

/** Within `root` the keyboard never loses its place: where what had the focus goes away, its heir gets it. */
export function keepFocus(root: HTMLDivElement): () => void;
export function keepFocus(root: HTMLElement): () => void;
export function keepFocus(root: HTMLElement): () => void {
  let trail: readonly Element[] = [];
  const note = ({ target }: FocusEvent): void => {
    trail = trailOf(target, root);
  };
  // Who presses beside everything lets go of it on purpose; what goes away is gone by the end of the turn.
  const leave = (): void =>
    queueMicrotask(() => {
      if (trail[0]?.isConnected && trail[0] !== document.activeElement) trail = [];
    });
  const changes = new MutationObserver((records) => {
    if (!trail[0] || trail[0].isConnected || document.activeElement !== document.body) return;
    heirOf(trail, records)?.focus({ preventScroll: true });
  });
  // Not by `focusin`: a part may keep that from the page, as one beside an open dialog does.
  root.addEventListener('focus', note, true);
  root.addEventListener('blur', leave, true);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    root.removeEventListener('focus', note, true);
    root.removeEventListener('blur', leave, true);
  };
}
