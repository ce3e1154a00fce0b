import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import type { SectionProps } from './parts.tsx';

export function Problems({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { problems } = useSelector(actor, selectPicture);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className={css.alert}>
      <p>{t('problem.intro')}</p>
      <ul className={css.problems}>
        {problems.map(({ part, given }) => (
          <li key={`${part} ${given}`}>{t(`problem.${part}`, { given })}</li>
        ))}
      </ul>
    </div>
  );
}
