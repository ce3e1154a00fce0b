import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { Explained, Reason } from '#machines/flows/explain.ts';
import type { FlowSessionActor } from '#machines/flows/flow-session.machine.ts';
import { useLang } from './use-reading.ts';
import * as css from './WhyNot.css.ts';

interface AnswerProps {
  readonly actor: FlowSessionActor;
  readonly chart: ChartFile;
  readonly answer: Explained;
}

const icons = { can: Check, refused: X, open: CircleHelp, ignored: Minus, elsewhere: Minus } as const;

export function Answer({ actor, chart, answer }: AnswerProps) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const view = useSelector(actor, ({ children }) => children.chart);
  const { result, words, event, reasons, states } = answer;
  const Icon = icons[result];
  const [first] = reasons;
  const arrow = first?.arrow ?? chart.arrows.find((one) => one.event === event)?.id ?? null;
  return (
    <li className={css.answer} data-says={result}>
      <span className={css.icon[result]} aria-hidden="true">
        <Icon size={14} />
      </span>
      <div>
        <button type="button" className={css.words} onClick={() => view?.send({ type: 'element.choose', id: arrow })}>
          {words[lang]}
        </button>
        <p className={css.result[result]}>{t(`why.result.${result}`)}</p>
        <Leads chart={chart} answer={answer} />
        {differing(reasons).map((reason, at) => (
          <Hangs key={reason.arrow ?? at} reason={reason} />
        ))}
        {result === 'elsewhere' || reasons.length === 0 ? <Places states={states} /> : null}
      </div>
    </li>
  );
}

/** Without duplicates: several states may have the same button. */
const differing = (reasons: readonly Reason[]): readonly Reason[] => {
  const textOf = (reason: Reason): string => `${reason.verdict} ${reason.words.map(({ zh }) => zh).join(' ')}`;
  return reasons.filter(
    (reason, at) => reason.words.length > 0 && reasons.findIndex((other) => textOf(other) === textOf(reason)) === at,
  );
};

function Leads({ chart, answer: { reasons, result } }: Pick<AnswerProps, 'chart' | 'answer'>) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  if (result !== 'can') return null;
  const taken = reasons.flatMap(({ verdict, arrow }) =>
    verdict === 'taken' ? chart.arrows.filter(({ id }) => id === arrow) : [],
  );
  const words = taken.flatMap(({ outcome, targets }) => {
    const target = chart.states.find(({ id }) => id === targets[0]);
    return outcome ?? target?.title ?? [];
  });
  return words[0] ? <p className={css.line}>{t('why.then', { words: words[0][lang] })}</p> : null;
}

function Hangs({ reason }: { readonly reason: Reason }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  return (
    <ul role="list">
      {reason.words.map((words) => (
        <li key={words.zh} className={css.line}>
          {t(reason.verdict === 'open' ? 'why.depends' : 'why.lacks', { words: words[lang] })}
        </li>
      ))}
    </ul>
  );
}

function Places({ states }: Pick<Explained, 'states'>) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  return (
    <ul role="list">
      {states.slice(0, 3).map((state) => (
        <li key={state.id} className={css.line}>
          {t('why.only', { words: titleOf(state, { lang, isRaw: false }) })}
        </li>
      ))}
    </ul>
  );
}
