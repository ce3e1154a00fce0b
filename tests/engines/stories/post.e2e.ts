import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../../scripts/lib/run.ts';
import { test } from '../fixtures.ts';

for (const [where, lacks] of [
  ['with a service worker', []],
  ['without one', ['workers']],
] as const)
  test.describe(() => {
    test.use({ lacks });
    test(`[R1-12] ${where} a member publishes a supply post with two pictures, which are there after a reload too`, async ({
      tab,
    }) => {
      const main = { role: 'main' } as const;
      const title = '供应有机燕麦粉，现货十吨';
      const field = (name: string) => ({ role: 'textbox', name, within: main }) as const;
      const picture = (name: string) => ({ role: 'img', name, within: main }) as const;
      await tab.goto('/community/circle/post/create?persona=liran');
      await tab.press({ role: 'radio', name: '供应', within: main });
      await tab.write(field('标题'), title);
      await tab.write(field('内容'), '可开发票，样品免费');
      const files = ['192.png', '512.png'].map((name) => join(root, 'public', 'icons', name));
      await tab.driver.choose('input[type=file]', files);
      await tab.see(picture('第 1 张图片'));
      await tab.see(picture('第 2 张图片'));
      await tab.press({ role: 'button', name: '发布', within: main });
      for (const again of [false, true]) {
        if (again) await tab.reload();
        await tab.see({ role: 'heading', level: 1, name: title });
        await tab.see(picture('第 2 张，共 2 张'));
        const widths = await tab.when(() => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('main [aria-label=图片] img')];
          // They are loaded when they come near.
          pictures[0]?.scrollIntoView();
          const widths = pictures.map(({ naturalWidth }) => naturalWidth);
          return widths.every((width) => width > 0) ? widths : null;
        }, null);
        expect(widths).toEqual([192, 512]);
      }
    });
  });
