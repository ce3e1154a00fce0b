import type { ReactNode } from 'react';
import { type Lang, textOf, titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { ChartPicture } from '#views/flows/ChartPicture.tsx';
import type { Difference } from './compare.ts';
import { other, page, words } from './page.tsx';

export interface Change {
  readonly ref: string;
  readonly now: ReadonlyMap<string, Difference>;
  readonly gone: ReadonlyMap<string, Difference>;
  readonly before: ChartFile | null;
}

interface ChartProps {
  readonly chart: ChartFile;
  readonly lang: Lang;
}

export const chartPage = (chart: ChartFile, lang: Lang, change: Change | null): string => {
  const texts = words[lang];
  return page(
    lang,
    chart.name[lang],
    <>
      <nav>
        <a href={`index.${lang}.html`}>{texts.all}</a>
        <a href={`${chart.stem}.${other(lang)}.html`}>{texts.other}</a>
      </nav>
      <h1>{chart.name[lang]}</h1>
      <p>{chart.purpose[lang]}</p>
      {change ? <Changes chart={chart} lang={lang} change={change} /> : null}
      <Picture chart={chart} lang={lang} differences={change?.now ?? new Map()} prefix="now-" label={texts.picture} />
      {change?.before && [...change.gone.values()].includes('removed') ? (
        <>
          <h2>{texts.before}</h2>
          <Picture
            chart={change.before}
            lang={lang}
            differences={change.gone}
            prefix="before-"
            label={texts.pictureBefore}
          />
        </>
      ) : null}
      <h2>{texts.states}</h2>
      <States chart={chart} lang={lang} />
      <h2>{texts.transitions}</h2>
      <Transitions chart={chart} lang={lang} />
    </>,
  );
};

function Changes({ chart, lang, change }: ChartProps & { readonly change: Change }) {
  const texts = words[lang];
  const list = [...change.now, ...[...change.gone].filter(([, kind]) => kind === 'removed')];
  const versions = change.before ? [chart, change.before] : [chart];
  return (
    <>
      <h2>{texts.changes.replace('{ref}', change.ref)}</h2>
      <ul role="list">
        {list.map(([id, kind]) => (
          <li key={`${kind} ${id}`}>
            {texts[kind]} <code>{id}</code> {wordsOf(id, versions, chart, lang)}
          </li>
        ))}
      </ul>
    </>
  );
}

const wordsOf = (id: string, versions: readonly ChartFile[], chart: ChartFile, lang: Lang): string => {
  for (const { states, arrows } of versions) {
    const state = states.find((one) => one.id === id);
    const arrow = arrows.find((one) => one.id === id);
    if (state) return [titleOf(state, { lang, isRaw: false }), state.words?.[lang]].filter(Boolean).join(' · ');
    if (arrow)
      return Object.values(textOf(chart, arrow, { lang, isRaw: false }))
        .filter(Boolean)
        .join(' · ');
  }
  return '';
};

/** Smaller scales are unreadable. */
const leastReadable = 0.68;

interface PictureProps {
  readonly chart: ChartFile;
  readonly lang: Lang;
  readonly differences: ReadonlyMap<string, Difference>;
  readonly prefix: string;
  readonly label: string;
}

/** Focusable, to scroll by keyboard. */
const scrollable = { tabIndex: 0 };

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

interface TableProps {
  readonly label: string;
  readonly titles: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

function Table({ label, titles, rows }: TableProps) {
  return (
    <Wide name="table" label={label}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {titles.map((title, at) => (
                <td key={title}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function States({ chart, lang }: ChartProps) {
  const texts = words[lang];
  const rows = chart.states.map((state) => {
    const name = (
      <>
        {titleOf(state, { lang, isRaw: false })} <code>{state.id}</code>
      </>
    );
    return { id: state.id, cells: [name, state.words?.[lang], state.requirements.join(' ')] };
  });
  return <Table label={texts.states} titles={[texts.states, texts.what, texts.requirements]} rows={rows} />;
}

function Transitions({ chart, lang }: ChartProps) {
  const texts = words[lang];
  const titles = [texts.from, texts.event, texts.when, texts.does, texts.to, texts.requirements];
  const rows = chart.arrows.map((arrow) => {
    const { event, guard, action } = textOf(chart, arrow, { lang, isRaw: false });
    const [from, to] = [arrow.source, arrow.targets.join(' ')].map((ids) => <code key={ids}>{ids}</code>);
    return { id: arrow.id, cells: [from, event, guard, action, to, arrow.requirements.join(' ')] };
  });
  return <Table label={texts.transitions} titles={titles} rows={rows} />;
}
