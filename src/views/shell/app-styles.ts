/**
 * Switches on the app's styles, which a built page fetches without having its first picture wait for them
 * (`scripts/lib/preload.ts`), once they are there. Styles that do not come are not waited for any longer.
 */
export const appStyles = (page: Document): Promise<unknown> =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')].map(async (link) => {
      if (!link.sheet)
        await new Promise((done) => {
          link.addEventListener('load', done);
          link.addEventListener('error', done);
        });
      link.media = 'all';
    }),
  );
