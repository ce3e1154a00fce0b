import type { Lang } from '#machines/flows/boxes.ts';
import type { ChartFile, Gallery } from '#machines/flows/chart-file.ts';
import { other, page, words } from './page.tsx';

interface ChartLinksProps {
  readonly charts: readonly Pick<ChartFile, 'stem' | 'name' | 'purpose'>[];
  readonly lang: Lang;
}

function ChartLinks({ charts, lang }: ChartLinksProps) {
  return (
    <ul role="list" className="all">
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

export const indexPage = (
  gallery: Gallery,
  lang: Lang,
  stems: ReadonlySet<string>,
  ref: string | null,
  gone: readonly ChartFile[] = [],
): string => {
  const texts = words[lang];
  const title = ref === null ? texts.all : texts.changes.replace('{ref}', ref);
  const features = gallery.features
    .map(({ id, words: feature }) => ({
      id,
      feature,
      machines: gallery.machines.filter((entry) => entry.feature === id && stems.has(entry.stem)),
    }))
    .filter(({ machines }) => machines.length > 0);
  return page(
    lang,
    title,
    <>
      <nav>
        <a href={`index.${other(lang)}.html`}>{texts.other}</a>
      </nav>
      <h1>{title}</h1>
      {features.length === 0 && gone.length === 0 ? <p>{texts.none}</p> : null}
      {features.map(({ id, feature, machines }) => (
        <section key={id}>
          <h2>{feature[lang]}</h2>
          <ChartLinks charts={machines} lang={lang} />
        </section>
      ))}
      {gone.length > 0 ? (
        <section>
          <h2>{texts.gone}</h2>
          <ChartLinks charts={gone} lang={lang} />
        </section>
      ) : null}
    </>,
  );
};
