import { useTranslation } from 'react-i18next';
import { kinds } from './chart-style.ts';
import * as css from './Legend.css.ts';

export function Legend() {
  const { t } = useTranslation('flows');
  return (
    <dl className={css.legend}>
      <dt>{t('kinds.label')}</dt>
      {kinds.map((kind) => (
        <dd key={kind} className={css.item}>
          <svg width="26" height="10" aria-hidden="true" focusable="false">
            <path className={css.line[kind]} d="M1 5h24" />
          </svg>
          <span>{t(`kinds.${kind}`)}</span>
        </dd>
      ))}
    </dl>
  );
}
