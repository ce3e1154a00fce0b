import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import { stemOf } from '#machines/flows/chart-file.ts';
import type { FlowSessionActor } from '#machines/flows/flow-session.machine.ts';
import { onScreen, type Shown } from '#machines/flows/on-screen.ts';
import { stack } from '../ui/layout.css.ts';
import * as css from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';
import { useCharts, useMoment } from './use-session.ts';

interface ScreenProps {
  readonly actor: FlowSessionActor;
}

export function OnScreen({ actor }: ScreenProps) {
  const { t } = useTranslation('timeline');
  const moment = useMoment(actor);
  const charts = useCharts(actor);
  const shown = onScreen(moment?.actors ?? [], charts.get);
  const visible = shown.filter(({ texts }) => texts.length > 0);
  if (visible.length === 0) return <p className={css.quiet}>{t('screen.none')}</p>;
  return (
    <div className={stack.m}>
      <p className={css.quiet}>{t('screen.lead')}</p>
      <ul role="list" className={css.list}>
        {visible.map((one) => (
          <Flow key={one.path} actor={actor} shown={one} />
        ))}
      </ul>
    </div>
  );
}

function Flow({ actor, shown }: ScreenProps & { readonly shown: Shown }) {
  const lang = useLang();
  const { chart, states, texts, path } = shown;
  return (
    <li className={css.flow}>
      <button
        type="button"
        className={css.leap}
        onClick={() => actor.send({ type: 'actor.choose', path, stem: stemOf(chart.machine) })}
      >
        {chart.name[lang]}
      </button>
      {states.map((state) => (
        <p key={state.id} className={css.text}>
          <strong>{titleOf(state, { lang, isRaw: false })}</strong> <span>{state.words?.[lang]}</span>
        </p>
      ))}
      {texts.map((words) => (
        <p key={words.key} className={css.texts}>
          <q>{words[lang]}</q>
        </p>
      ))}
    </li>
  );
}
