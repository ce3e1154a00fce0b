import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Answer, endsIn, troublesIn } from '#machines/flows/answers.ts';
import type { ChartFile, Screen } from '#machines/flows/chart-file.ts';
import { useTo } from '../context.tsx';
import { inline } from '../ui/link.css.ts';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { useLang } from './use-reading.ts';

interface AnswersProps {
  readonly chart: ChartFile;
}

/** What a chart is, to somebody who does not read charts. */
export function Answers({ chart }: AnswersProps) {
  const { t } = useTranslation('flows');
  return (
    <>
      <Begins chart={chart} />
      <Fact title={t('answers.ends')}>
        <Ends chart={chart} />
      </Fact>
      <Fact title={t('answers.wrong')}>
        <Troubles chart={chart} />
      </Fact>
    </>
  );
}

export function Begins({ chart }: AnswersProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  return (
    <Fact title={t('answers.begins')}>
      <ul role="list" className={css.list}>
        {chart.starts.map((words) => (
          <li key={words.en} className={css.text}>
            {words[lang]}
          </li>
        ))}
      </ul>
      <p className={css.text}>
        <span className={css.soft}>{t('details.screens')}</span>{' '}
        {chart.screens.map((screen) => (
          <ScreenLink key={screen.en} screen={screen} />
        ))}
      </p>
    </Fact>
  );
}

function ScreenLink({ screen }: { readonly screen: Screen }) {
  const lang = useLang();
  if (screen.href === undefined) return <span className={css.screen}>{screen[lang]}</span>;
  return (
    <span className={css.screen}>
      <Link className={inline} href={screen.href}>
        {screen[lang]}
      </Link>
    </span>
  );
}

export function Ends({ chart }: AnswersProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  const ends = endsIn(chart);
  if (ends.length === 0) return <p className={css.quiet}>{t('answers.endless')}</p>;
  return (
    <ul role="list" className={css.list}>
      {ends.map(({ arrow, state, shows, ...words }) => (
        <li key={`${arrow} ${words.en}`} className={css.text}>
          <Link className={inline} href={to.flows({ machine: chart.stem, state: arrow })}>
            {words[lang]}
          </Link>{' '}
          <span className={css.soft}>{shows[0]?.[lang] ?? state?.words?.[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

export function Troubles({ chart }: AnswersProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const troubles = troublesIn(chart);
  if (troubles.length === 0) return <p className={css.quiet}>{t('answers.nothing')}</p>;
  return (
    <ul role="list" className={css.list}>
      {troubles.map((trouble) => (
        <li key={trouble.en} className={css.trouble}>
          <p className={css.text}>
            <strong>{trouble[lang]}</strong>
          </p>
          <ul role="list">
            {trouble.answers.map((answer) => (
              <li key={answer.arrow} className={css.text}>
                <Effect chart={chart} answer={answer} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface EffectProps extends AnswersProps {
  readonly answer: Answer;
}

function Effect({ chart, answer: { arrow, state, shows } }: EffectProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const to = useTo();
  const said = shows.map((words) => t('answers.said', { text: words[lang] })).join(lang === 'zh' ? '' : ' ');
  const where = state?.title?.[lang] ?? chart.name[lang];
  return (
    <Link className={inline} href={to.flows({ machine: chart.stem, state: arrow })}>
      {said || t('answers.quiet', { state: where })}
    </Link>
  );
}
