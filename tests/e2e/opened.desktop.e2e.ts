import { expect, type Locator, type Page } from '@playwright/test';
import { audit, reviewedAt } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';
import { strained } from '../pages/strain.ts';

// English words are the longer ones.
test.use({ language: 'en' });

/** In which window it is opened, and which strain it knows: what a phone has is not in a wide window, nor the reverse. */
const windows = {
  nothing: { size: { width: 1280, height: 844 }, strain: undefined },
  phone: { size: { width: 1280, height: 844 }, strain: '200 %' },
  wide: { size: { width: 390, height: 844 }, strain: '400 %' },
  /** It stands beside its field, which is brought into the window before. */
  field: { size: { width: 320, height: 256 }, strain: '400 %' },
} as const;

interface Opened {
  /** The file under `src/views`, without its ending. */
  readonly view: string;
  /** The address of the page under it. */
  readonly at: string;
  readonly open: (page: Page) => Promise<Locator>;
  /** What it is not there for. */
  readonly beyond?: keyof typeof windows;
  /** The next one is opened from it. */
  readonly stays?: true;
}

const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name });
const main = (page: Page): Locator => page.getByRole('main');
const banner = (page: Page): Locator => page.getByRole('banner');
const dialog = (page: Page, name?: string): Locator =>
  page.getByRole('dialog', name ? { name, exact: true } : {}).last();
/** Beside its field. */
const panel = (page: Page): Locator =>
  page.locator('[data-part=content][data-scope=popover], [data-part=content][data-scope=date-picker]');
const question = (page: Page): Locator => page.getByRole('alertdialog');
/** Presses it, and gives what that opens. */
const press = async (opener: Locator, opened: Locator): Promise<Locator> => {
  await opener.click();
  return opened;
};

/** Whatever is open, one over another. */
const close = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(
      page.locator(
        '[data-part=content][data-state=open]:is([role=dialog], [role=alertdialog], [role=listbox], [role=menu])',
      ),
    ).toHaveCount(0, { timeout: 500 });
  }).toPass();
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ofMember: readonly Opened[] = [
  {
    view: 'notice/NoticeBell',
    beyond: 'phone',
    at: '/404',
    open: async (page) => press(button(banner(page), /system messages/i), dialog(page, 'System messages')),
  },
  {
    view: 'shell/MemberMenu',
    beyond: 'phone',
    at: '/404',
    open: async (page) => press(banner(page).locator('button[aria-haspopup=menu]'), page.getByRole('menu')),
  },
  {
    view: 'social/MessagesButton',
    beyond: 'phone',
    at: '/404',
    open: async (page) => press(button(banner(page), /^Messages/), dialog(page, 'Messages')),
    stays: true,
  },
  {
    view: 'social/MessagesDialog',
    at: '/404',
    open: async (page) => {
      await button(dialog(page, 'Messages'), '王芳').click();
      await expect(page.getByRole('log').getByRole('article').last()).toBeVisible();
      return dialog(page, 'Messages');
    },
    stays: true,
  },
  {
    view: 'social/MessageLog',
    at: '/404',
    open: async (page) => {
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name: 'sample.png', mimeType: 'image/png', buffer: png });
      return press(page.getByRole('log').getByRole('button', { name: 'Picture from 李然' }), dialog(page, 'Picture'));
    },
  },
  {
    view: 'social/Messages',
    at: '/community/message/70001',
    open: async (page) => press(button(main(page), /^Delete conversation with/).first(), question(page)),
  },
  {
    view: 'shared/ShareDialog',
    at: articlePath,
    open: async (page) => press(button(main(page), 'Share').first(), dialog(page, 'Share')),
  },
  {
    view: 'shared/Comments',
    at: articlePath,
    open: async (page) => {
      const comments = page.locator('#comment');
      await comments.getByRole('textbox', { name: 'Write a comment' }).fill('数据很有参考价值');
      await comments.getByRole('button', { name: 'Comment', exact: true }).click();
      return press(button(comments.getByRole('article', { name: '李然' }), 'Delete').first(), question(page));
    },
  },
  {
    view: 'post/PostReport',
    at: postPath,
    open: async (page) => press(button(main(page), 'Report').first(), dialog(page, 'Report this post')),
  },
  {
    view: 'post/PostRemoval',
    at: '/community/post/700000',
    open: async (page) => press(button(main(page), 'Delete').first(), question(page)),
  },
  {
    view: 'shared/FriendList',
    at: '/people/1001',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Friends', exact: true }).click();
      return press(button(main(page), /^Delete friend/).first(), question(page));
    },
  },
  {
    view: 'social/FriendRequestDialog',
    at: '/people/1003',
    open: async (page) => press(button(main(page), 'Add friend').first(), dialog(page, 'Add friend')),
  },
  {
    view: 'people/CompanyFilter',
    at: '/people',
    open: async (page) => press(button(main(page), 'Show the companies'), page.getByRole('listbox')),
  },
  {
    view: 'people/LocationFilter',
    beyond: 'field',
    at: '/people',
    open: async (page) => press(page.getByRole('combobox', { name: 'Location' }), panel(page)),
  },
  {
    view: 'registration/StepDialog',
    at: '/community/edit-info',
    open: async (page) => press(button(main(page), 'Add work'), dialog(page, 'Work history')),
    stays: true,
  },
  {
    view: 'registration/CompanyBox',
    at: '/community/edit-info',
    open: async (page) => {
      await dialog(page, 'Work history').getByRole('combobox', { name: 'Company' }).fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return page.getByRole('listbox');
    },
    stays: true,
  },
  {
    view: 'registration/EntryMonths',
    at: '/community/edit-info',
    beyond: 'field',
    open: async (page) => {
      const months = await press(button(dialog(page, 'Work history'), /^Choose the start/i), panel(page));
      // The present month has begun: it can be chosen, and is where the keys begin.
      await expect(months.locator('[data-view=month][tabindex="0"]')).toHaveAttribute('data-selectable', '');
      return months;
    },
  },
  {
    view: 'registration/TagSearch',
    at: '/community/edit-info',
    open: async (page) => {
      await button(main(page), 'Choose tags').click();
      await dialog(page).getByRole('combobox').fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return dialog(page);
    },
  },
  {
    view: 'registration/LocationBox',
    beyond: 'field',
    at: '/community/edit-info',
    open: async (page) => press(page.getByRole('combobox', { name: 'Location' }), panel(page)),
  },
  {
    view: 'post/EditorPreview',
    at: '/community/circle/post/create',
    open: async (page) => {
      await main(page).getByRole('textbox', { name: 'Title' }).fill('供应燕麦粉，现货十吨');
      return press(button(main(page), 'Preview'), dialog(page, 'Preview'));
    },
  },
  {
    view: 'post/EditorLeave',
    at: '/community/circle/post/create',
    open: async (page) => press(button(main(page), 'Back'), question(page)),
  },
  {
    view: 'shell/SearchDialog',
    at: '/404',
    beyond: 'wide',
    open: async (page) => {
      await button(banner(page), 'Open search').click();
      await dialog(page).getByRole('combobox').fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return dialog(page);
    },
  },
  {
    view: 'shell/Drawer',
    at: '/404',
    beyond: 'wide',
    open: async (page) => press(button(banner(page), 'Menu').first(), dialog(page, 'Menu')),
  },
];

const ofGuest: readonly Opened[] = [
  {
    view: 'session/DialCode',
    at: '/404',
    open: async (page) => {
      await button(banner(page), 'Log in').click();
      await dialog(page).getByRole('tab', { name: 'SMS' }).click();
      const codes = dialog(page).getByRole('combobox');
      await codes.click();
      return page.getByRole('listbox');
    },
    stays: true,
  },
  {
    view: 'session/SmsSlider',
    at: '/404',
    open: async (page) => {
      await dialog(page).getByRole('textbox', { name: 'Mobile' }).fill('13900010400');
      await button(dialog(page), 'Get code').click();
      await expect(dialog(page).getByRole('slider')).toBeVisible();
      return dialog(page);
    },
  },
];

/** Every rule of axe, and as at 400 % and with letters of 200 %, as far as it is there then. */
const see = async (page: Page, { view, open, beyond = 'nothing' }: Opened): Promise<readonly string[]> => {
  await page.setViewportSize(windows[beyond].size);
  const opened = await open(page);
  await expect(opened, view).toBeVisible();
  const { problems, met } = await audit(page, undefined, opened);
  expect(met, view).toEqual(expect.arrayContaining([...reviewedAt(view)]));
  return [...problems, ...(await strained(page, opened, windows[beyond].strain))];
};

for (const [who, all] of Object.entries({ liran: ofMember, guest: ofGuest }))
  test(`what is opened over a page is accessible, and whole at 400 %, with letters of 200 % and wider spaces: ${who}`, async ({
    I,
    page,
    stage,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: who === 'guest' ? 'light' : 'dark' });
    await I.goTo('/404');
    if (who !== 'guest') await stage.signInAs(who);
    const found: object[] = [];
    let here = '/404';
    for (const one of all) {
      if (one.at !== here) await I.follow(one.at);
      here = one.at;
      await expect(page).toHaveURL(here);
      const problems = await see(page, one);
      if (problems.length > 0) found.push({ view: one.view, problems });
      if (!one.stays) await close(page);
    }
    expect(found).toEqual([]);
  });
