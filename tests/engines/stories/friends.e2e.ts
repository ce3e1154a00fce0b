import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R1-9 R1-10 R4.5-1 R4.5-3 R4.5-7 R4.5-8] a member asks another to be friends, who agrees; both see it, after a reload too', async ({
  tab,
  openTab,
  words,
}) => {
  const main = { role: 'main' } as const;
  const button = (name: string) => ({ role: 'button', name, within: main }) as const;
  const dialog = { role: 'dialog', name: words.friendDialog } as const;
  const greeting = '上海展会上见过，想聊聊合作';
  await tab.goto('/people/1005?tab=own&persona=wangfang');
  await tab.press(button(words.addFriend));
  await tab.write({ role: 'textbox', name: words.friendMessage, within: dialog }, greeting);
  await tab.press({ role: 'button', name: words.sendRequest, within: dialog });
  await tab.seeNo(dialog);
  await tab.see(button(words.pendingFriend));

  const other = await openTab();
  await other.goto('/people/1005?tab=own&persona=blocker');
  await other.press({ role: 'tab', name: words.friends, within: main });
  const requests = { role: 'region', name: words.friendRequests, within: main } as const;
  const request = { role: 'listitem', within: requests, text: '王芳' } as const;
  const answer = (name: string) => ({ role: 'button', name, within: request }) as const;
  await other.see({ ...request, text: greeting });
  await other.press(answer('同意王芳的好友申请'));
  for (const again of [false, true]) {
    if (again) {
      await other.reload();
      await other.press({ role: 'tab', name: words.friends, within: main });
    }
    expect((await other.see(answer(words.agreed))).isDisabled).toBe(true);
    await other.see(answer('发私信：王芳'));
  }
  await tab.show();
  for (const again of [false, true]) {
    if (again) await tab.reload();
    await tab.see(button('发私信'));
  }
});
