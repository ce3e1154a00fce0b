import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { useLang } from './use-reading.ts';

export function Requirements({ ids, chart }: { readonly ids: readonly string[]; readonly chart: ChartFile }) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  if (ids.length === 0) return null;
  return (
    <Fact title={t('details.requirements')}>
      <ul role="list" className={css.list}>
        {ids.map((id) => (
          <li key={id} className={css.text}>
            <span className={css.id}>{id}</span>
            <span>{chart.texts[id]?.[lang]}</span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
