/** `source`: bytes, or the address of a blob. `list`: the field whose items are passed on in parts. */
export interface ReadRequest {
  readonly source: Uint8Array | string;
  readonly list: string;
  readonly maxBytes: number;
  readonly deepest: number;
}

export type JsonRefusal =
  | { readonly tag: 'tooLarge'; readonly bytes: number }
  | { readonly tag: 'truncated' }
  /** Safari unpacks since 16.4. */
  | { readonly tag: 'cannotUnpack' }
  | { readonly tag: 'tooDeep' }
  /** `start`: how the text begins. */
  | { readonly tag: 'notJson'; readonly start: string };

/** `head`: all but the list, with the number of its items. `share`: of the bytes, up to 1. */
export type JsonPart =
  | { readonly type: 'read'; readonly share: number }
  | { readonly type: 'head'; readonly value: unknown; readonly count: number }
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  | { readonly type: 'end' }
  | { readonly type: 'refused'; readonly refusal: JsonRefusal };

/** So few that receiving them is no long task. */
const itemsPerPart = 100;

/** Reads a record with a long list, gzipped or not, in parts that can be posted one by one. */
export async function* readJson({ source, list, maxBytes, deepest }: ReadRequest): AsyncGenerator<JsonPart> {
  const refused = (refusal: JsonRefusal): JsonPart => ({ type: 'refused', refusal });
  const blob = typeof source === 'string' ? await (await fetch(source)).blob() : new Blob([new Uint8Array(source)]);
  if (blob.size > maxBytes) return yield refused({ tag: 'tooLarge', bytes: blob.size });
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    const stream = await unpacked(blob);
    if (!stream) return yield refused({ tag: 'cannotUnpack' });
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      // A small file may expand to a huge one.
      if (size > maxBytes) {
        await reader.cancel();
        return yield refused({ tag: 'tooLarge', bytes: blob.size });
      }
      text += decoder.decode(part.value, { stream: true });
      yield { type: 'read', share: Math.min(1, size / blob.size) };
    }
    text += decoder.decode();
  } catch {
    return yield refused({ tag: 'truncated' });
  }
  if (isTooDeep(text, deepest)) return yield refused({ tag: 'tooDeep' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return yield refused({ tag: 'notJson', start: text.trimStart().slice(0, 100) });
  }
  const items: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, list) : undefined;
  if (!Array.isArray(items)) {
    yield { type: 'head', value, count: 0 };
  } else {
    yield { type: 'head', value: { ...(value as object), [list]: [] }, count: items.length };
    for (let at = 0; at < items.length; at += itemsPerPart)
      yield { type: 'items', items: items.slice(at, at + itemsPerPart) };
  }
  yield { type: 'end' };
}

const [quote, backslash] = [0x22, 0x5c];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Counts brackets before parsing: recursion over deeper ones would overflow the stack. */
const isTooDeep = (text: string, deepest: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) isInText = !isInText;
    else if (isInText && letter === backslash) at++;
    else if (!isInText && opening.has(letter)) depth++;
    else if (!isInText && closing.has(letter)) depth--;
  }
  return depth > deepest;
};

const unpacked = async (blob: Blob): Promise<ReadableStream<Uint8Array> | null> => {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isGzip = first === 0x1f && second === 0x8b;
  if (!isGzip) return blob.stream();
  return typeof DecompressionStream === 'undefined' ? null : blob.stream().pipeThrough(new DecompressionStream('gzip'));
};
