import { expect } from '@playwright/test';
import { test } from './beside.ts';
import type { TreeNode } from './driver.ts';
import { enterPage, switchTo } from './enter-page.ts';

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
const controls = ['button', 'checkbox', 'combobox', 'link', 'menuitem', 'radio', 'radiogroup', 'slider', 'switch'];
const fields = ['searchbox', 'textbox'];
const others = ['alert', 'dialog', 'heading', 'image', 'list', 'log', 'status', 'tab', 'tablist', 'tabpanel', 'table'];
/** Nothing needs to name them: what an engine says then, a part of what is in them or nothing, is its own. */
const nameless = ['article', 'cell', 'columnheader', 'figure', 'listitem', 'row'];
const roles = [...landmarks, ...controls, ...fields, ...others, ...nameless];

/** WebKitGTK has its lists to choose from as buttons. */
const asButton = ({ role, name }: TreeNode): TreeNode => ({ role: role === 'combobox' ? 'button' : role, name });

/** What Firefox adds to the name of a field for files: the words of its own button. */
const browse = / Browse….*$/;

const said = ({ role, name }: TreeNode): string =>
  nameless.includes(role) ? role : `${role} ${name.replace(/\s+/g, ' ').replace(browse, '').trim()}`;

const pages = [
  '/',
  '/news/60600',
  '/search/news/新品',
  '/events/80012',
  '/people',
  '/people/1002',
  '/community/popular',
  '/community/circle/post/create',
  '/community/message/list',
  '/community/mine/account-setting',
];

for (const path of pages)
  test(`${path} has the roles and names of Chromium`, async ({ tabs, engineName }) => {
    const [meant, found] = await Promise.all(
      tabs.map(async ({ driver }) => {
        await driver.evaluate(switchTo, 'liran');
        await driver.evaluate(enterPage, path);
        const tree = await driver.tree(roles);
        return (engineName === 'webkit' ? tree.map(asButton) : tree).map(said);
      }),
    );
    expect(meant?.length).toBeGreaterThan(20);
    expect(found).toEqual(meant);
  });
