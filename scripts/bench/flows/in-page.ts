/** These functions are serialised into the page, so they use only its globals. Times in ms. */

export interface Pressed {
  readonly press: string;
  /** Done when `least` elements match and none match `gone`. */
  readonly until: string;
  readonly least: number;
  readonly gone?: string;
  readonly doubly?: boolean;
}

export const pressed = ({ press, until, least, gone, doubly }: Pressed): Promise<number> =>
  new Promise((resolve, reject) => {
    const words = /^(.*):has-text\("(.*)"\)$/.exec(press);
    const all = [...document.querySelectorAll(words?.[1] ?? press)];
    const target = words ? all.find((one) => one.textContent?.includes(words[2] ?? '')) : all[0];
    if (!target) return reject(new Error(`nothing to press: ${press}`));
    const began = performance.now();
    target.dispatchEvent(new MouseEvent(doubly ? 'dblclick' : 'click', { bubbles: true, cancelable: true }));
    const look = (): void => {
      const isThere = document.querySelectorAll(until).length >= least;
      const isBusy = gone !== undefined && document.querySelector(gone) !== null;
      if (isThere && !isBusy) {
        document.body.getBoundingClientRect();
        resolve(performance.now() - began);
      } else if (performance.now() - began > 60_000) reject(new Error(`nothing came of ${press}`));
      else setTimeout(look, 0);
    };
    queueMicrotask(() => setTimeout(look, 0));
  });

export const scrubbed = async (way: { count: number; steps: number; by: number }): Promise<readonly number[]> => {
  const took: number[] = [];
  const range = document.querySelector<HTMLInputElement>('input[type=range]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!range || !set) throw new Error('no slider');
  let at = Math.floor(way.count / 3);
  for (let step = 0; step < way.steps; step += 1) {
    at = (at + way.by) % way.count;
    const began = performance.now();
    set.call(range, String(at));
    range.dispatchEvent(new Event('input', { bubbles: true }));
    await null;
    document.body.getBoundingClientRect();
    took.push(performance.now() - began);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    if (Number(range.value) !== at) throw new Error('the slider does not stand where it was put');
  }
  return took.slice(5);
};

export const typed = async (keys: number): Promise<readonly number[]> => {
  const box = document.querySelector<HTMLInputElement>('[role=dialog] input[type=tel]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!box || !set) throw new Error('no field');
  const took: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    // At typing speed, so that messages to the studio are handled between keys and delay a key if they block.
    const due = performance.now() + 60;
    await new Promise((done) => setTimeout(done, 60));
    set.call(box, `137${String(key).padStart(8, '0')}`);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await null;
    document.body.getBoundingClientRect();
    took.push(performance.now() - due);
  }
  return took.slice(5);
};
