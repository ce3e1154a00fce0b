import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Lang, textOf } from '#machines/flows/boxes.ts';
import type { ChartFile, Gallery } from '#machines/flows/chart-file.ts';
import { ChartPicture } from '#views/flows/ChartPicture.tsx';
import { darkColours, lightColours } from '#views/flows/chart-style.ts';
import type { Difference } from './compare.ts';

const words = {
  zh: {
    all: '全部流程图',
    other: 'English',
    states: '状态',
    transitions: '转移',
    what: '说明',
    requirements: '需求',
    from: '从',
    event: '事件',
    when: '条件',
    does: '做什么',
    to: '到',
    before: '之前的图（删去的部分标红）',
    changes: '与 {ref} 相比',
    none: '没有变化。',
    added: '新增',
    changed: '改动',
    moved: '顺序改动',
    removed: '删去',
    gone: '删去的图',
    picture: '{name}的图',
    pictureBefore: '{name}之前的图',
  },
  en: {
    all: 'All flows',
    other: '中文',
    states: 'States',
    transitions: 'Transitions',
    what: 'What it is',
    requirements: 'Requirements',
    from: 'From',
    event: 'Event',
    when: 'Condition',
    does: 'Does',
    to: 'To',
    before: 'The chart before (what is gone is red)',
    changes: 'Compared with {ref}',
    none: 'Nothing has changed.',
    added: 'added',
    changed: 'changed',
    moved: 'in another order',
    removed: 'removed',
    gone: 'Charts that are gone',
    picture: 'The chart: {name}',
    pictureBefore: 'The chart before: {name}',
  },
} as const;

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--flow-${name}:${value}`)
    .join(';');

const style = `
:root{${variables(lightColours)};color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${variables(darkColours)}}}
body{margin:0;padding:24px;background:var(--flow-paper);color:var(--flow-ink);font:15px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
a{color:var(--flow-user)} nav{display:flex;gap:16px} h1{margin:12px 0 0;font-size:26px} h2{margin:32px 0 8px;font-size:18px}
.frame{overflow:auto;border:1px solid var(--flow-line);border-radius:12px;margin:16px 0;padding:8px}
.frame svg{display:block;height:auto;max-width:none;margin-inline:auto}
.table{overflow-x:auto} th,td{overflow-wrap:anywhere;min-width:5em} td:last-child{min-width:7em}
@media (max-width:700px){body{padding:16px}}
table{border-collapse:collapse;width:100%;font-size:14px} th,td{padding:6px 10px;border-bottom:1px solid var(--flow-line);text-align:left;vertical-align:top}
th{color:var(--flow-faint);font-weight:500} code{font-family:ui-monospace,Menlo,monospace;font-size:12.5px;color:var(--flow-soft)}
ul.all{columns:320px;padding:0;list-style:none} ul.all li{break-inside:avoid;margin-bottom:12px} small{color:var(--flow-faint)}
`;

const page = (lang: Lang, title: string, body: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={lang === 'zh' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>{body}</main>
      </body>
    </html>,
  )}\n`;

const other = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');

/** Letters smaller than this share of their size are not worth reading. */
const leastReadable = 0.68;

interface PictureProps {
  readonly chart: ChartFile;
  readonly lang: Lang;
  readonly differences: ReadonlyMap<string, Difference>;
  readonly prefix: string;
  readonly label: string;
}

/** Takes the focus, so that the keyboard can scroll it. */
const scrollable = { tabIndex: 0 };

/** A part that may be wider than the window. */
function Wide({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={name} aria-label={label} {...scrollable}>
      {children}
    </section>
  );
}

function Picture({ chart, lang, differences, prefix, label }: PictureProps) {
  const [width, height] = chart.layout.size;
  return (
    <Wide name="frame" label={label.replace('{name}', chart.name[lang])}>
      <svg
        className="flow-chart"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `clamp(${width * leastReadable}px, 100%, ${width}px)`, aspectRatio: `${width} / ${height}` }}
        role="img"
        aria-label={chart.name[lang]}
      >
        <ChartPicture
          chart={chart}
          layout={chart.layout}
          reading={{ lang, isRaw: false }}
          marks={{ differences }}
          prefix={prefix}
        />
      </svg>
    </Wide>
  );
}

/** What a comparison with another version found. `before` is null where the chart is new. */
export interface Change {
  readonly ref: string;
  readonly now: ReadonlyMap<string, Difference>;
  readonly gone: ReadonlyMap<string, Difference>;
  readonly before: ChartFile | null;
}

/** One chart as a page that needs no script: picture, states, transitions. */
export const chartPage = (chart: ChartFile, lang: Lang, change: Change | null): string => {
  const say = words[lang];
  const list = change ? [...change.now, ...[...change.gone].filter(([, kind]) => kind === 'removed')] : [];
  const told = (id: string): string => {
    for (const { states, arrows } of change?.before ? [chart, change.before] : [chart]) {
      const state = states.find((one) => one.id === id);
      const arrow = arrows.find((one) => one.id === id);
      if (state) return state.words?.[lang] ?? '';
      if (arrow)
        return Object.values(textOf(chart, arrow, { lang, isRaw: false }))
          .filter(Boolean)
          .join(' · ');
    }
    return '';
  };
  return page(
    lang,
    chart.name[lang],
    <>
      <nav>
        <a href={`index.${lang}.html`}>{say.all}</a>
        <a href={`${chart.stem}.${other(lang)}.html`}>{say.other}</a>
      </nav>
      <h1>{chart.name[lang]}</h1>
      <p>{chart.purpose[lang]}</p>
      {change ? (
        <>
          <h2>{say.changes.replace('{ref}', change.ref)}</h2>
          <ul>
            {list.map(([id, kind]) => (
              <li key={`${kind} ${id}`}>
                {say[kind]} <code>{id}</code> {told(id)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Picture chart={chart} lang={lang} differences={change?.now ?? new Map()} prefix="now-" label={say.picture} />
      {change?.before && [...change.gone.values()].includes('removed') ? (
        <>
          <h2>{say.before}</h2>
          <Picture
            chart={change.before}
            lang={lang}
            differences={change.gone}
            prefix="before-"
            label={say.pictureBefore}
          />
        </>
      ) : null}
      <h2>{say.states}</h2>
      <Wide name="table" label={say.states}>
        <table>
          <thead>
            <tr>
              <th>{say.states}</th>
              <th>{say.what}</th>
              <th>{say.requirements}</th>
            </tr>
          </thead>
          <tbody>
            {chart.states.map((state) => (
              <tr key={state.id}>
                <td>
                  <code>{state.id}</code>
                </td>
                <td>{state.words?.[lang] ?? ''}</td>
                <td>{state.requirements.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <h2>{say.transitions}</h2>
      <Wide name="table" label={say.transitions}>
        <table>
          <thead>
            <tr>
              {[say.from, say.event, say.when, say.does, say.to, say.requirements].map((title) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.arrows.map((arrow) => {
              const { event, guard, action } = textOf(chart, arrow, { lang, isRaw: false });
              return (
                <tr key={arrow.id}>
                  <td>
                    <code>{arrow.source}</code>
                  </td>
                  <td>{event}</td>
                  <td>{guard}</td>
                  <td>{action}</td>
                  <td>
                    <code>{arrow.targets.join(' ')}</code>
                  </td>
                  <td>{arrow.requirements.join(' ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
    </>,
  );
};

interface ChartLinksProps {
  readonly charts: readonly Pick<ChartFile, 'stem' | 'name' | 'purpose'>[];
  readonly lang: Lang;
}

function ChartLinks({ charts, lang }: ChartLinksProps) {
  return (
    <ul className="all">
      {charts.map(({ stem, name, purpose }) => (
        <li key={stem}>
          <a href={`${stem}.${lang}.html`}>{name[lang]}</a>
          <br />
          <small>{purpose[lang]}</small>
        </li>
      ))}
    </ul>
  );
}

/** The charts room by room; of a comparison those that have changed, and those that are `gone`. */
export const indexPage = (
  gallery: Gallery,
  lang: Lang,
  stems: ReadonlySet<string>,
  ref: string | null,
  gone: readonly ChartFile[] = [],
): string => {
  const say = words[lang];
  const title = ref === null ? say.all : say.changes.replace('{ref}', ref);
  const rooms = gallery.rooms
    .map(({ id, words: room }) => ({
      id,
      room,
      machines: gallery.machines.filter((entry) => entry.room === id && stems.has(entry.stem)),
    }))
    .filter(({ machines }) => machines.length > 0);
  return page(
    lang,
    title,
    <>
      <nav>
        <a href={`index.${other(lang)}.html`}>{say.other}</a>
      </nav>
      <h1>{title}</h1>
      {rooms.length === 0 && gone.length === 0 ? <p>{say.none}</p> : null}
      {rooms.map(({ id, room, machines }) => (
        <section key={id}>
          <h2>{room[lang]}</h2>
          <ChartLinks charts={machines} lang={lang} />
        </section>
      ))}
      {gone.length > 0 ? (
        <section>
          <h2>{say.gone}</h2>
          <ChartLinks charts={gone} lang={lang} />
        </section>
      ) : null}
    </>,
  );
};
