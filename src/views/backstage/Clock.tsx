import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import { dayAndSecondText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import * as css from './Panel.css.ts';
import { Actions, Block, Hint, type SectionProps } from './parts.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  ['minute', minute],
  ['fiveMinutes', 5 * minute],
  ['hour', hour],
  ['day', day],
  ['week', 7 * day],
  ['month', 30 * day],
] as const;

export function Clock({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { now } = useSelector(actor, selectPicture);
  return (
    <Block title={t('clock.title')}>
      <Time className={css.time} ms={now} say={dayAndSecondText} />
      <Hint>{t('clock.hint')}</Hint>
      <Actions
        actor={actor}
        actions={steps.map(([name, ms]) => [`+ ${t(`clock.${name}`)}`, { name: 'advance', with: [ms] }])}
      />
    </Block>
  );
}
