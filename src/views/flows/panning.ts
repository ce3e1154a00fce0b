/** 1 is the size of the layout. */
export const scaleIn = (frame: HTMLElement): number => {
  const picture = frame.querySelector<SVGSVGElement>('svg[data-width]');
  const width = Number(picture?.dataset.width);
  return picture && width > 0 ? picture.getBoundingClientRect().width / width : 1;
};

export const wholeScale = (frame: HTMLElement, [width, height]: readonly [number, number]): number =>
  Math.min((frame.clientWidth - 32) / width, (frame.clientHeight - 32) / height, 1);

export const aroundMiddle = (frame: HTMLElement, zoom: () => void): void => {
  const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
  const [wide, high] = [frame.scrollWidth, frame.scrollHeight];
  zoom();
  frame.scrollLeft = (x / wide) * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = (y / high) * frame.scrollHeight - frame.clientHeight / 2;
};

/** The mouse drags, Ctrl and the wheel zoom; touch scrolls natively. */
export const panning = (frame: HTMLElement, zoom: (scale: number) => void): (() => void) => {
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const [x, y] = [frame.scrollLeft + event.clientX, frame.scrollTop + event.clientY];
    const move = (moved: PointerEvent): void => {
      frame.dataset.panning = '';
      frame.scrollLeft = x - moved.clientX;
      frame.scrollTop = y - moved.clientY;
    };
    const up = (): void => {
      delete frame.dataset.panning;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    aroundMiddle(frame, () => zoom(scaleIn(frame) * (event.deltaY < 0 ? 1.12 : 1 / 1.12)));
  };
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('wheel', wheel);
  };
};
