import { expect, onTestFinished, test, vi } from 'vitest';
import { canShareNatively, shareNatively } from './native-share.ts';

const page = { title: '冷萃咖啡液', url: 'https://shiye.test/news/60600' };

const device = (abilities: object): void => {
  vi.stubGlobal('navigator', abilities);
  onTestFinished(() => void vi.unstubAllGlobals());
};

test('a device without a way to hand pages on is not asked, nor one that does not take this page', () => {
  device({});
  expect(canShareNatively(page)).toBe(false);
  device({ canShare: ({ url }: { url: string }) => url !== page.url });
  expect(canShareNatively(page)).toBe(false);
  expect(canShareNatively({ ...page, url: 'https://shiye.test/' })).toBe(true);
});

test('an app takes the page, the user changes their mind, or the device refuses', async () => {
  const share = vi
    .fn()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  device({ share });
  expect([await shareNatively(page), await shareNatively(page), await shareNatively(page)]).toEqual([
    'given',
    'dismissed',
    'refused',
  ]);
  expect(share).toHaveBeenCalledWith(page);
});
