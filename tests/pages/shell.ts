import { expect, type Locator } from '@playwright/test';
import { type StepFixtures, waitForNotice } from './steps.ts';

/** What a visitor does with the frame around all pages. */
export function shellSteps({ page, backstage, words, isPhone }: StepFixtures) {
  const banner = page.getByRole('banner');
  const menuButton = banner.getByRole('button', { name: words.menu, exact: true });
  const setting = (name: string): Locator =>
    (isPhone ? page.getByRole('dialog') : banner).getByRole('button', { name });

  const inSettings = async (name: string): Promise<void> => {
    if (isPhone) await banner.getByRole('button', { name: words.drawer, exact: true }).click();
    await setting(name).click();
  };

  return {
    banner,
    menuButton,
    logInButton: banner.getByRole('button', { name: words.logIn, exact: true }),
    footer: page.getByRole('contentinfo'),
    aside: page.getByRole('complementary', { name: words.aside }),
    backToTop: page.getByRole('button', { name: words.backToTop }),
    heading: page.getByRole('heading', { level: 1 }),

    goTo: async (path: string): Promise<void> => {
      await page.goto(path);
      await backstage.ready();
    },
    /** Follows a link of the app to this address, as if it stood on the page. */
    follow: (path: string): Promise<void> =>
      page.evaluate(async (href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
        // On a slow machine the page before stands until the next one is drawn.
        while (link.dataset.pressed !== undefined) await new Promise(requestAnimationFrame);
      }, path),
    /** As by the address bar, without loading the page again; all of it is drawn, as for printing. */
    enter: (path: string): Promise<void> =>
      page.evaluate((href) => {
        history.pushState(null, '', href);
        dispatchEvent(new PopStateEvent('popstate'));
        dispatchEvent(new Event('beforeprint'));
      }, path),
    reload: async (): Promise<void> => {
      await page.reload();
      await backstage.ready();
    },
    switchLanguage: () => inSettings(words.otherLanguage),
    switchTheme: (to: 'toDark' | 'toLight') => inSettings(words[to]),
    /** The bar shows the picture alone. */
    seeMyName: async (name: string): Promise<void> => {
      await expect(menuButton).toBeVisible();
      await expect(menuButton).toHaveAccessibleDescription(name);
    },
    beGuest: () => expect(banner.getByRole('button', { name: words.logIn, exact: true })).toBeVisible(),
    logOut: async (): Promise<void> => {
      await menuButton.click();
      await page.getByRole('menuitem', { name: words.logOut }).click();
      await waitForNotice(page, 'status', words.loggedOut);
      await expect(banner.getByRole('button', { name: words.logIn, exact: true })).toBeVisible();
    },
  };
}
