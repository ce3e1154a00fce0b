import { expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

test('an upload that was given up before it began is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      readonly open = () => {};
      readonly abort = () => {};
      readonly send = () => {
        send();
        this.dispatchEvent(new Event('load'));
      };
    },
  );
  const sending = postForm('/upload', new FormData(), { signal: AbortSignal.abort(), onProgress: () => {} });
  await expect(sending).rejects.toEqual({ tag: 'aborted' });
  expect(send).not.toHaveBeenCalled();
});
