/** 229: some browsers end the composition before they tell of the key that ends it. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

const isInput = (target: EventTarget | null): boolean => Reflect.get(target ?? {}, 'tagName') === 'INPUT';

/** A key that an input method takes is heard by nobody else, neither by ours nor by a library's; its Enter sends no form. */
export const guardComposition = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter' && isInput(event.target)) event.preventDefault();
    },
    { capture: true },
  );
