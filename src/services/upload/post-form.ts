import type { Failure } from '../failure.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
}

interface PostOptions {
  readonly signal: AbortSignal;
  /** Progress from 0 to 1, where the browser knows it. */
  readonly onProgress: (share: number) => void;
  /** Replaces XMLHttpRequest, which alone reports upload progress. */
  readonly fetch?: typeof fetch;
}

const offline: Failure = { tag: 'offline' };
const aborted: Failure = { tag: 'aborted' };

/** Throws a `Failure` where no answer comes. */
export const postForm = async (to: string, form: FormData, options: PostOptions): Promise<Reply> => {
  if (options.signal.aborted) throw aborted;
  if (!options.fetch) return postByXhr(to, form, options);
  try {
    const response = await options.fetch(to, { method: 'POST', body: form, signal: options.signal });
    return { status: response.status, text: await response.text() };
  } catch {
    throw options.signal.aborted ? aborted : offline;
  }
};

const postByXhr = (to: string, form: FormData, { signal, onProgress }: PostOptions): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(offline));
    request.addEventListener('abort', () => reject(aborted));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
