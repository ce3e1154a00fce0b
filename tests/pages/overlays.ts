import { expect, type Locator, type Page } from '@playwright/test';
import { articlePath } from './news.ts';
import { postPath } from './posts.ts';
import { stableBox } from './stable-box.ts';

export interface OverlayCase {
  /** The file under `src/views`, without its ending. */
  readonly view: string;
  /** The address of the page under it. */
  readonly at: string;
  readonly open: (fixtures: OverlayFixtures) => Promise<Locator>;
  /** A wide window has it, or a narrow one, alone. */
  readonly onlyIn?: 'wide' | 'narrow';
  /** A wide window opens it, and it stays as the window gets smaller. */
  readonly opensIn?: 'wide';
  /** It stands beside its field, and goes with it where the window is made smaller: it is opened anew there. */
  readonly floats?: true;
  /** The next one is opened from it. */
  readonly stays?: true;
}

interface OverlayFixtures {
  readonly page: Page;
  /** The text for a key of the app, whatever is filled in. */
  readonly t: (key: string) => RegExp;
}

const button = (within: Page | Locator, name: RegExp): Locator => within.getByRole('button', { name });
const main = (page: Page): Locator => page.getByRole('main');
const banner = (page: Page): Locator => page.getByRole('banner');
const dialog = (page: Page, name?: RegExp): Locator => page.getByRole('dialog', name ? { name } : {}).last();
/** Beside its field. */
const panel = (page: Page): Locator =>
  page.locator('[data-part=content][data-scope=popover], [data-part=content][data-scope=date-picker]');
const question = (page: Page): Locator => page.getByRole('alertdialog');
/** Followed by how many are unread. */
const beginning = ({ source }: RegExp): RegExp => new RegExp(source.replace(/\$$/, ''));
/** Presses it, and gives what that opens. */
const press = async (opener: Locator, overlay: Locator): Promise<Locator> => {
  await opener.click();
  return overlay;
};

/** Keys are heard only once the focus has come: whoever presses too early presses again, when the page is at rest. */
const pressEscape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await stableBox(page.locator('body'));
};

/** Whatever is open, one over another. */
export const close = async (page: Page): Promise<void> => {
  const open = page.locator(
    '[data-part=content][data-state=open]:is([role=dialog], [role=alertdialog], [role=listbox], [role=menu])',
  );
  while ((await open.count()) > 0) await pressEscape(page);
};

/** What lies uppermost alone. */
export const shut = async (overlay: Locator): Promise<void> => {
  while (await overlay.isVisible()) await pressEscape(overlay.page());
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const ofMember: readonly OverlayCase[] = [
  {
    view: 'notice/NoticeBell',
    onlyIn: 'wide',
    at: '/404',
    open: async ({ page, t }) =>
      press(button(banner(page), beginning(t('notice:bell.open'))), dialog(page, t('notice:bell.title'))),
  },
  {
    view: 'header/MemberMenu',
    onlyIn: 'wide',
    at: '/404',
    open: async ({ page }) => press(banner(page).locator('button[aria-haspopup=menu]'), page.getByRole('menu')),
  },
  {
    view: 'messages/MessagesButton',
    onlyIn: 'wide',
    at: '/404',
    open: async ({ page, t }) =>
      press(button(banner(page), beginning(t('messages:title'))), dialog(page, t('messages:title'))),
    stays: true,
  },
  {
    view: 'messages/MessagesDialog',
    opensIn: 'wide',
    at: '/404',
    open: async ({ page, t }) => {
      await dialog(page, t('messages:title')).getByRole('link', { name: /王芳/ }).click();
      await expect(page.getByRole('log').getByRole('article').last()).toBeVisible();
      return dialog(page, t('messages:title'));
    },
    stays: true,
  },
  {
    view: 'messages/MessageLog',
    opensIn: 'wide',
    at: '/404',
    open: async ({ page, t }) => {
      // What the page has sent is where no file is; a picture that does not come opens nothing.
      await page.route('**/oss/images/**', (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ body: png, contentType: 'image/png' })
          : route.fallback(),
      );
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name: 'sample.png', mimeType: 'image/png', buffer: png });
      return press(button(page.getByRole('log'), t('messages:pictureOf')), dialog(page, t('messages:viewer')));
    },
  },
  {
    view: 'messages/Messages',
    opensIn: 'wide',
    at: '/community/message/70001',
    open: async ({ page, t }) => press(button(main(page), t('messages:deleteWhom')).first(), question(page)),
  },
  {
    view: 'sharing/ShareDialog',
    at: articlePath,
    open: async ({ page, t }) => press(button(main(page), t('share:open')).first(), dialog(page, t('share:title'))),
  },
  {
    view: 'comments/DeletionQuestion',
    at: articlePath,
    open: async ({ page, t }) => {
      const comments = page.locator('#comment');
      await comments.getByRole('textbox', { name: t('shared:comments.write') }).fill('数据很有参考价值');
      await button(comments, t('shared:comments.submit')).click();
      return press(
        button(comments.getByRole('article', { name: '李然' }), t('shared:comments.delete')).first(),
        question(page),
      );
    },
  },
  {
    view: 'post/PostReport',
    at: postPath,
    open: async ({ page, t }) =>
      press(button(main(page), t('post:report.open')).first(), dialog(page, t('post:report.title'))),
  },
  {
    view: 'post/PostRemoval',
    at: '/community/post/700000',
    open: async ({ page, t }) => press(button(main(page), t('post:delete.open')).first(), question(page)),
  },
  {
    view: 'friends/FriendList',
    at: '/people/1001',
    open: async ({ page, t }) => {
      await page.getByRole('tab', { name: t('people:tab.friends') }).click();
      return press(button(main(page), t('shared:friends.deleteWhom')).first(), question(page));
    },
  },
  {
    view: 'friends/FriendRequestDialog',
    at: '/people/1003',
    open: async ({ page, t }) =>
      press(button(main(page), t('shared:friends.apply')).first(), dialog(page, t('friends:request.title'))),
  },
  {
    view: 'people/CompanyFilter',
    at: '/people',
    open: async ({ page, t }) => press(button(main(page), t('people:filter.showCompanies')), page.getByRole('listbox')),
  },
  {
    view: 'company/CompanySearch',
    at: '/company',
    open: async ({ page, t }) => {
      await main(page)
        .getByRole('combobox', { name: t('company:library.search') })
        .fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return page.getByRole('listbox');
    },
  },
  {
    view: 'people/LocationFilter',
    floats: true,
    at: '/people',
    open: async ({ page, t }) => press(page.getByRole('combobox', { name: t('people:filter.location') }), panel(page)),
  },
  {
    view: 'registration/StepDialog',
    at: '/community/edit-info',
    open: async ({ page, t }) =>
      press(button(main(page), t('account:list.add.work')), dialog(page, t('registration:work.title'))),
    stays: true,
  },
  {
    view: 'registration/CompanyBox',
    at: '/community/edit-info',
    open: async ({ page, t }) => {
      await dialog(page, t('registration:work.title'))
        .getByRole('combobox', { name: t('registration:field.company') })
        .fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return page.getByRole('listbox');
    },
    stays: true,
  },
  {
    view: 'registration/EntryMonths',
    at: '/community/edit-info',
    floats: true,
    open: async ({ page, t }) => {
      const months = await press(
        button(dialog(page, t('registration:work.title')), t('registration:month.open')).first(),
        panel(page),
      );
      // The present month has begun: it can be chosen, and is where the keys begin.
      await expect(months.locator('[data-view=month][tabindex="0"]')).toHaveAttribute('data-selectable', '');
      return months;
    },
  },
  {
    view: 'registration/TagSearch',
    at: '/community/edit-info',
    open: async ({ page, t }) => {
      await button(main(page), t('account:list.add.tags')).click();
      await dialog(page).getByRole('combobox').fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return dialog(page);
    },
  },
  {
    view: 'registration/LocationBox',
    floats: true,
    at: '/community/edit-info',
    open: async ({ page, t }) =>
      press(page.getByRole('combobox', { name: t('registration:field.location') }), panel(page)),
  },
  {
    view: 'post/EditorPreview',
    at: '/community/circle/post/create',
    open: async ({ page, t }) => {
      await main(page)
        .getByRole('textbox', { name: t('editor:title') })
        .fill('供应燕麦粉，现货十吨');
      return press(button(main(page), t('editor:preview.open')), dialog(page, t('editor:preview.title')));
    },
  },
  {
    view: 'post/EditorLeave',
    at: '/community/circle/post/create',
    open: async ({ page, t }) => press(button(main(page), t('editor:back')), question(page)),
  },
  {
    view: 'post/EditorParted',
    at: '/community/circle/post/create',
    open: async ({ page, t }) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await button(main(other), t('editor:discard')).click();
      await expect(question(page)).toBeVisible();
      await other.close();
      return question(page);
    },
  },
  {
    view: 'header/SearchDialog',
    at: '/404',
    onlyIn: 'narrow',
    open: async ({ page, t }) => {
      await button(banner(page), t('shell:search.open')).click();
      await dialog(page).getByRole('combobox').fill('茶');
      await expect(page.getByRole('option').first()).toBeVisible();
      return dialog(page);
    },
  },
  {
    view: 'header/Drawer',
    at: '/404',
    onlyIn: 'narrow',
    open: async ({ page, t }) =>
      press(button(banner(page), t('shell:drawer.open')).first(), dialog(page, t('shell:drawer.open'))),
  },
];

export const ofGuest: readonly OverlayCase[] = [
  {
    view: 'session/DialCodeSearch',
    at: '/404',
    open: async ({ page, t }) => {
      await button(banner(page), t('shell:account.logIn')).click();
      await dialog(page)
        .getByRole('tab', { name: t('session:tab.sms') })
        .click();
      await dialog(page).getByLabel(t('session:field.dialCode')).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      return dialog(page);
    },
    stays: true,
  },
  {
    view: 'session/SmsSlider',
    at: '/404',
    open: async ({ page, t }) => {
      await dialog(page)
        .getByRole('textbox', { name: t('session:field.mobile') })
        .fill('13900010400');
      await button(dialog(page), t('session:smsCode.request')).click();
      await expect(dialog(page).getByRole('slider')).toBeVisible();
      return dialog(page);
    },
  },
];
