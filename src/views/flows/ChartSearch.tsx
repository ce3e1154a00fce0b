import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { textOf, titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { foundIn } from '#machines/flows/chart-search.ts';
import { type ChartViewActor, selectChartText, selectIsRaw } from '#machines/flows/chart-view.machine.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './Details.css.ts';
import { useLang } from './use-reading.ts';

export function ChartSearch({ actor, chart }: { readonly actor: ChartViewActor; readonly chart: ChartFile }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const text = useSelector(actor, selectChartText);
  const isRaw = useSelector(actor, selectIsRaw);
  const found = foundIn(chart, text);
  return (
    <div className={css.part}>
      <TextField
        label={t('tools.search')}
        labelHidden
        tight
        type="search"
        placeholder={t('tools.search')}
        before={<Search size={16} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget }) => actor.send({ type: 'chart.search', text: currentTarget.value })}
      />
      <p role="status" className={css.quiet}>
        {text.trim() !== '' && found.length === 0 ? <Sentence>{t('tools.none', { text })}</Sentence> : ''}
      </p>
      {found.length > 0 ? (
        <ul role="list" className={css.list}>
          {found.map((element) => (
            <li key={element.id}>
              <button
                type="button"
                className={css.leap}
                onClick={() => actor.send({ type: 'element.choose', id: element.id })}
              >
                {'key' in element
                  ? [titleOf(element, { lang, isRaw }), element.words?.[lang]].filter(Boolean).join(' · ')
                  : textOf(chart, element, { lang, isRaw }).event || textOf(chart, element, { lang, isRaw }).guard}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
