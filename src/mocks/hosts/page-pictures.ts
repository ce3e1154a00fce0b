interface PictureOptions {
  /** Null for an address that is not the backend's. */
  readonly load: (address: string) => Promise<Blob> | null;
  readonly page: Pick<Window, 'addEventListener'>;
}

/** Without a service worker no picture asks the backend in the page: one that fails is loaded from there. */
export const servePictures = ({ load, page }: PictureOptions): void =>
  page.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLImageElement)) return;
      const picture = load(target.src);
      if (!picture) return;
      event.stopImmediatePropagation();
      const asked = target.src;
      void picture.then((blob) => {
        if (target.src === asked) target.src = URL.createObjectURL(blob);
      });
    },
    { capture: true },
  );
