import type { Browser } from 'puppeteer-core';
import type { TreeNode } from './driver.ts';

export type TreeOf = (url: string, roles: readonly string[]) => Promise<readonly TreeNode[]>;

/** Runs in the browser's own window, where its service for assistive technology can be asked. */
const walkTree = `async (url, roles) => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const names = {
    'toggle button': 'button',
    pushbutton: 'button',
    'check button': 'checkbox',
    checkbutton: 'checkbox',
    radiobutton: 'radio',
    entry: 'textbox',
    'password text': 'textbox',
    graphic: 'image',
    pagetab: 'tab',
    pagetablist: 'tablist',
    propertypage: 'tabpanel',
    statusbar: 'status',
  };
  const roleOf = (node) => {
    const own = service.getStringRole(node.role);
    let given = '';
    try {
      given = node.attributes.getStringProperty('xml-roles');
    } catch {}
    const [first] = given.split(' ');
    return roles.includes(first) ? first : (names[own] ?? own);
  };
  const below = (node) => {
    const role = roleOf(node);
    const own = roles.includes(role) ? [{ role, name: node.name ?? '' }] : [];
    const children = [];
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(...below(child));
    return [...own, ...children];
  };
  const shown = gBrowser.browsers.find(({ currentURI }) => currentURI.spec === url);
  // It is made beside the page once it is asked for.
  for (let before = ''; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const frame = service.getAccessibleFor(shown);
    const now = JSON.stringify(frame ? below(frame) : []);
    if (now === before && now !== '[]') return now;
    before = now;
  }
}`;

/** The part of the protocol that puppeteer has no words for. */
interface Connection {
  readonly send: (method: string, params: object) => Promise<{ readonly result: never }>;
}

interface Windows {
  readonly contexts: readonly { readonly context: string }[];
}

/** The tree of roles and names of the tab that is at an address. */
export const treeIn =
  (browser: Browser): TreeOf =>
  async (url, roles) => {
    const { connection } = browser as unknown as { readonly connection: Connection };
    const ask = async <Result>(method: string, params: object): Promise<Result> =>
      (await connection.send(method, params)).result;
    const { contexts } = await ask<Windows>('browsingContext.getTree', { 'moz:scope': 'chrome' });
    const { result } = await ask<{ readonly result: { readonly value: string } }>('script.callFunction', {
      functionDeclaration: walkTree,
      awaitPromise: true,
      target: { context: contexts[0]?.context },
      arguments: [
        { type: 'string', value: url },
        { type: 'array', value: roles.map((value) => ({ type: 'string', value })) },
      ],
    });
    return JSON.parse(result.value);
  };
