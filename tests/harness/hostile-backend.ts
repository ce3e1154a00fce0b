/** What a hostile answer is made of; `pieces` are the vectors in handfuls, for what is plain text. */
export interface Hostile {
  readonly vectors: readonly string[];
  readonly pieces: readonly string[];
  readonly addresses: readonly string[];
}

/**
 * Runs in the page, before anything else: every word that the backend says to the app becomes hostile. What is HTML
 * gets all vectors, each after its number, and a handful in turn where a list has more of its kind; a flash gets one of
 * its own; a name or a title gets a handful in turn; an address becomes one that runs. `window.step` is told in every
 * word, so that one sees which answer is shown.
 */
export function makeHostile({ vectors, pieces, addresses }: Hostile): void {
  let turn = 0;
  const next = <T>(from: readonly T[]): T | undefined => from[turn++ % from.length];
  const whole = vectors.map((vector, at) => `<p>§${at}§</p>${vector}`).join('');
  const step = (): string => `※${Reflect.get(window, 'step') ?? 0}※`;
  const limited = /^(nickname|company|position|location|email|school|major|description|industry\w*)$/;
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

  const parsed = (text: string): unknown => {
    try {
      return /^[[{]/.test(text) ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  };
  const word = (text: string, key: string, isFirst: boolean): string => {
    const inside = parsed(text);
    if (inside !== undefined) return JSON.stringify(worse(inside, key, isFirst));
    if (/<\w+[^>]*>/.test(text)) return `<p>${step()}</p>${isFirst ? whole : next(pieces)}`;
    if (/^(https?:|data:|\/\w)/.test(text)) return /policy|host/i.test(key) ? text : (next(addresses) ?? '');
    if (!/\p{Script=Han}/u.test(text)) return text;
    // What a profile says of itself is refused where it is longer than its field.
    return limited.test(key) ? `<svg onload=alert(${turn++})>` : `${text.slice(0, 4)}${step()}${next(pieces)}`;
  };
  const worse = (value: unknown, key: string, isFirst = true): unknown => {
    if (typeof value === 'string') return word(value, key, isFirst);
    if (Array.isArray(value)) return value.map((item, at) => worse(item, key, isFirst && at === 0));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, worse(inner, name, isFirst)]));
  };
  /** A page of flashes that is as long as a list draws at once. */
  let flash = 0;
  const manyFlashes = (data: unknown): void => {
    if (!isObject(data) || !Array.isArray(data.records)) return;
    const [first] = data.records;
    data.records = Array.from({ length: 56 }, (_, at) => {
      const number = flash++ % vectors.length;
      const content = `<p>§${number}§</p>${vectors[number]}`;
      return { ...first, id: String(900_000 + at), title: `${step()}${at}`, content };
    });
  };

  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.headers.get('content-type')?.includes('json') || answer.status !== 200) return answer;
    const body: unknown = await answer.json();
    if (!isObject(body)) return Response.json(body);
    if (/\/auth\//.test(answer.url)) return Response.json(body);
    const data = worse(body.data, '');
    if (/short\/news\/page/.test(answer.url)) manyFlashes(data);
    return Response.json({ ...body, data });
  };
}

/** Runs in the page: `alert` of any frame is written down instead of shown. */
export function hookAlert(): void {
  if (window === top) Reflect.set(window, 'fired', []);
  window.alert = (told) => {
    try {
      Reflect.get(top ?? window, 'fired').push(Number(told));
    } catch {
      // A frame of another origin cannot reach the page; the page could not reach it either.
    }
  };
}

/** What of foreign text has come alive in the page. */
export interface Found {
  readonly fired: readonly number[];
  readonly handlers: readonly string[];
  readonly addresses: readonly string[];
  readonly elements: readonly string[];
  /** Numbers of the vectors that stand in the page as HTML. */
  readonly shown: readonly number[];
}

/** Runs in the page: does to everything what a reader could do to it, and looks at what has become of it. */
export function lookFor(): Found {
  const all = [...document.body.querySelectorAll('*')];
  const attributes = all.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  const isHandler = ({ name }: { readonly name: string }): boolean => /^on|^srcdoc$|^formaction$/.test(name);
  for (const element of all)
    for (const { name } of [...element.attributes].filter(isHandler))
      element.dispatchEvent(new Event(name.slice(2), { bubbles: true }));
  // A picture's address runs nowhere; what is no picture stays empty.
  const leading = all
    .filter(({ localName }) => localName !== 'img')
    .flatMap((element) => [...element.attributes])
    .filter(({ name }) => /^(href|src|xlink:href|action|data|background)$/.test(name));
  const good = /^(https?:|mailto:|tel:|data:image\/|data:text\/calendar|blob:)$/;
  // The app's own files to keep are written out; a file of a calendar is one.
  const schemeOf = (value: string): string =>
    /^\s*data:(image\/|text\/calendar)/i.exec(value)?.[0].trim() ??
    (URL.canParse(value, location.href) ? new URL(value, location.href).protocol : '');
  return {
    fired: [...new Set<number>(Reflect.get(window, 'fired'))],
    handlers: attributes.filter(isHandler).map(({ name, value }) => `${name}=${value}`),
    addresses: leading.map(({ value }) => value).filter((value) => !good.test(schemeOf(value))),
    elements: [
      ...document.querySelectorAll('#root :is(script, iframe, object, embed, base, meta, link, marquee, dialog form)'),
    ].map(({ localName }) => localName),
    shown: [...(document.getElementById('root')?.textContent ?? '').matchAll(/§(\d+)§/g)].map(([, at]) => Number(at)),
  };
}

/** Runs in an empty page: the same vectors through a raw sink. Gives the numbers of those that ran. */
export async function runRaw(vectors: readonly string[]): Promise<readonly number[]> {
  const turn = () => new Promise((done) => setTimeout(done));
  const box = document.createElement('div');
  for (const vector of vectors) {
    const one = document.createElement('div');
    box.append(one);
    one.innerHTML = vector;
    for (const element of one.querySelectorAll('*'))
      for (const name of element.getAttributeNames().filter((each) => each.startsWith('on')))
        element.dispatchEvent(new Event(name.slice(2), { bubbles: true, cancelable: true }));
  }
  document.body.append(box);
  await turn();
  for (const link of box.querySelectorAll('a, area, button, input[type=submit]')) {
    if (link instanceof HTMLAnchorElement && link.protocol !== 'javascript:') continue;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await turn();
  }
  await turn();
  return [...new Set<number>(Reflect.get(window, 'fired'))];
}
