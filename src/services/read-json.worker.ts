import { type ReadRequest, readJson } from './read-json.ts';

self.onmessage = async ({ data }: MessageEvent<ReadRequest>) => {
  try {
    for await (const part of readJson(data)) self.postMessage(part);
  } catch (thrown) {
    self.reportError(thrown);
  }
};
