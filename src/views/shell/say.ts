import type { i18n, ParseKeys } from 'i18next';
import type { Notice } from '#machines/shared/notices.machine.ts';

type TextKey = ParseKeys<['shell', 'failure', 'session', 'registration', 'news', 'site']>;

/** Charts name failures `failure.offline`: the namespace comes before the first dot, or before a colon. */
const textKey = (key: string): string => (key.includes(':') ? key : key.replace('.', ':'));

const isText = (texts: i18n, key: string): key is TextKey => texts.exists(key);

/** The words of a notice: the server's own, or the text of its key. A key that nobody wrote gives the general failure. */
export const sayNotice = (texts: i18n, { key, params, text }: Pick<Notice, 'key' | 'params' | 'text'>): string => {
  if (text) return text;
  const wanted = textKey(key);
  return isText(texts, wanted) ? texts.t(wanted, { ...params }) : texts.t('failure:crashed');
};
