import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAndSecondText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import * as css from './Panel.css.ts';
import { Actions, Block, Hint, type TabProps } from './parts.tsx';

const second = 1_000;
const minute = 60 * second;
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

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, second);
  return () => clearInterval(timer);
};

export function Clock({ backstage: { clock }, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const now = useSyncExternalStore(everySecond, () => second * Math.floor(clock.now() / second));
  return (
    <Block title={t('clock.title')}>
      <Time className={css.code} ms={now} say={dayAndSecondText} />
      <Hint>{t('clock.hint')}</Hint>
      <Actions run={run} calls={steps.map(([name, ms]) => [`+ ${t(`clock.${name}`)}`, () => clock.advance(ms)])} />
    </Block>
  );
}
