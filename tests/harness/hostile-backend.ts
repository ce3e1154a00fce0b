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

/** Runs in the page: what any frame alerts, and where the page would have gone, is written down instead of done. */
export function hookAlert(): void {
  if (window === top) {
    Reflect.set(window, 'fired', []);
    Reflect.set(window, 'moved', []);
  }
  window.alert = (plainAttributes) => {
    try {
      Reflect.get(top ?? window, 'fired').push(Number(plainAttributes));
    } catch {
      // A frame of another origin cannot reach the page; the page could not reach it either.
    }
  };
}

/** What of foreign text has come alive in the page. */
export interface Found {
  readonly fired: readonly number[];
  /** Where something that was clicked, or that the pointer came upon, would have led the page. */
  readonly moved: readonly string[];
  readonly handlers: readonly string[];
  readonly addresses: readonly string[];
  readonly elements: readonly string[];
  /** Names and attributes in foreign HTML that are not for reading: controls, forms, names, styles, targets. */
  readonly leftovers: readonly string[];
  /** Numbers of the vectors that stand in the page as HTML. */
  readonly shown: readonly number[];
}

/** Runs in the page: does to everything what a reader could do to it, and looks at what has become of it. */
export function lookFor(): Found {
  // A form may hold a field of that name.
  const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes') ?? {};
  const attributesOf = (element: Element): readonly Attr[] => [...(get?.call(element) ?? [])];
  const all = [...document.querySelectorAll('body *')];
  const attributes = all.flatMap((element) => attributesOf(element).map(({ name, value }) => ({ name, value })));
  const isHandler = ({ name }: { readonly name: string }): boolean => /^on|^srcdoc$|^formaction$/.test(name);
  for (const element of all)
    for (const { name } of attributesOf(element).filter(isHandler))
      element.dispatchEvent(new Event(name.slice(2), { bubbles: true }));
  // A picture's address runs nowhere; what is no picture stays empty.
  const leading = all
    .filter(({ localName }) => localName !== 'img')
    .flatMap(attributesOf)
    .filter(({ name }) => /^(href|src|xlink:href|action|data|background)$/.test(name));
  const good = /^(https?:|mailto:|tel:|data:image\/|data:text\/calendar|blob:)$/;
  // The app's own files to keep are written out; a file of a calendar is one.
  const schemeOf = (value: string): string =>
    /^\s*data:(image\/|text\/calendar)/i.exec(value)?.[0].trim() ??
    (URL.canParse(value, location.href) ? new URL(value, location.href).protocol : '');

  /** Foreign HTML begins with a sign of its own. */
  const bodies = [...document.querySelectorAll('#root p')]
    .filter(
      (first) => /^[※§]\d+[※§]$/.test(first.textContent ?? '') && first === first.parentElement?.firstElementChild,
    )
    .flatMap(({ parentElement }) => parentElement ?? []);
  // What we put in the place of a picture that has not come is no foreign HTML, nor may foreign HTML pass for it.
  const foreign = [...new Set(bodies.flatMap((body) => [...body.querySelectorAll('*:not([data-lost] *)')]))];
  const text =
    /^(h[2-6]|p|br|hr|div|span|section|article|strong|b|em|i|u|s|del|ins|mark|small|su[bp]|abbr|cite|q|time|blockquote|pre|code|kbd|[uo]l|li|d[ltd]|figure|figcaption|img|a|table|caption|t(head|body|foot|[rhd])|col|colgroup)$/;
  const plainAttributes =
    /^(href|rel|src|alt|title|width|height|(col|row)span|scope|lang|dir|datetime|start|reversed|loading|decoding|referrerpolicy|data-scroll|data-lost)$/;
  const isOurs = (element: Element, { name, value }: Attr): boolean => {
    if (name === 'target') return value === '_blank' && (element.getAttribute('rel') ?? '').includes('noopener');
    if (name === 'tabindex') return value === (element.hasAttribute('data-scroll') ? '0' : '-1');
    // Headings get names from us, made of their words.
    return (
      plainAttributes.test(name) ||
      (name === 'id' && /^h[2-6]$/.test(element.localName) && element.hasAttribute('tabindex'))
    );
  };
  const leftovers = foreign.flatMap((element) => [
    ...(text.test(element.localName) ? [] : [element.localName]),
    ...attributesOf(element)
      .filter((attribute) => !isOurs(element, attribute))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ...(element.matches('a[href]:not([target=_blank])') ? [`${element.localName} without a target`] : []),
  ]);

  const moved: string[] = [];
  const went = (event: NavigateEvent): void => {
    moved.push(event.destination.url);
    if (event.cancelable) event.preventDefault();
  };
  // What opens beside the page leaves the page where it is.
  const stay = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank]')) event.preventDefault();
  };
  navigation.addEventListener('navigate', went);
  document.addEventListener('click', stay);
  for (const element of foreign)
    for (const type of ['pointerover', 'mouseover', 'focusin', 'click'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  document.removeEventListener('click', stay);
  navigation.removeEventListener('navigate', went);

  return {
    fired: [...new Set<number>(Reflect.get(window, 'fired'))],
    moved,
    handlers: attributes.filter(isHandler).map(({ name, value }) => `${name}=${value}`),
    addresses: leading.map(({ value }) => value).filter((value) => !good.test(schemeOf(value))),
    elements: [
      ...document.querySelectorAll('#root :is(script, iframe, object, embed, base, meta, link, marquee, dialog form)'),
    ].map(({ localName }) => localName),
    leftovers,
    shown: [...(document.querySelectorAll('#root')[0]?.textContent ?? '').matchAll(/§(\d+)§/g)].map(([, at]) =>
      Number(at),
    ),
  };
}

/** What vectors have done through a raw sink: numbers of those that ran, and of those that led the page away. */
export interface Ran {
  readonly fired: readonly number[];
  readonly moved: readonly number[];
}

/** Runs in an empty page: the same vectors through a raw sink, and everything clicked. They stay there as in a page of ours. */
export async function runRaw(vectors: readonly string[]): Promise<Ran> {
  const turn = () => new Promise((done) => setTimeout(done));
  const moved = new Set<number>();
  let step = 0;
  navigation.addEventListener('navigate', (event) => {
    moved.add(step);
    if (event.cancelable) event.preventDefault();
  });
  const box = document.createElement('div');
  box.id = 'root';
  for (const [at, vector] of vectors.entries()) {
    step = at;
    const one = document.createElement('div');
    box.append(one);
    one.innerHTML = `<p>§${at}§</p>${vector}`;
    // A base would send the links of all others elsewhere.
    for (const base of one.querySelectorAll('base')) base.remove();
    for (const element of one.querySelectorAll('*'))
      for (const name of element.getAttributeNames().filter((each) => each.startsWith('on')))
        element.dispatchEvent(new Event(name.slice(2), { bubbles: true, cancelable: true }));
  }
  document.body.append(box);
  await turn();
  // What is not drawn can be clicked all the same, and costs no layout.
  box.style.display = 'none';
  for (const [at, one] of [...box.children].entries()) {
    step = at;
    for (const link of one.querySelectorAll('a, area, button, input[type=submit], input[type=image]')) {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await turn();
    }
  }
  await turn();
  return { fired: [...new Set<number>(Reflect.get(window, 'fired'))], moved: [...moved] };
}
