import type { AppActor } from '#machines/app/app.machine.ts';
import type { NoticeWords } from '#machines/kit/residents.ts';

export const showNotice = (app: AppActor, words: NoticeWords): void =>
  app.getSnapshot().children.notices?.send({ ...words, type: 'notice.show' });
