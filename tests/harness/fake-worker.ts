import type { JsonPart, ReadRequest } from '#services/read-json.ts';
import { readJson } from '#services/read-json.ts';

/** A worker that reads files, in this process: Node has none. What it posts arrives as tasks, as in a browser. */
export class FakeWorker {
  /** Parts that each worker has posted until it was ended. */
  static readonly started: FakeWorker[] = [];
  readonly address: string;
  onmessage: ((event: { readonly data: JsonPart }) => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  isEnded = false;

  constructor(address: string) {
    this.address = address;
    FakeWorker.started.push(this);
  }

  async postMessage(request: ReadRequest): Promise<void> {
    try {
      for await (const part of readJson(structuredClone(request))) {
        await new Promise((resolve) => setTimeout(resolve));
        if (this.isEnded) return;
        this.onmessage?.({ data: structuredClone(part) });
      }
    } catch (thrown) {
      if (!this.isEnded) this.onerror?.({ message: String(thrown) });
    }
  }

  terminate(): void {
    this.isEnded = true;
  }
}
