import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import type { ActiveFault } from '#services/contract/backstage.ts';
import { tiny } from '../ui/text.css.ts';
import { FaultForm } from './FaultForm.tsx';
import * as css from './Panel.css.ts';
import { ActionButton, Actions, Block, Form, Hint, Input, List, Refused, type SectionProps, Submit } from './parts.tsx';

export function Network({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { faults } = useSelector(actor, selectPicture);
  return (
    <>
      <Block title={t('network.active')}>
        {faults.length === 0 ? <Hint>{t('network.none')}</Hint> : null}
        <List>
          {faults.map((fault) => (
            <Fault key={fault.id} actor={actor} fault={fault} />
          ))}
        </List>
        {faults.length === 0 ? null : (
          <Actions
            actor={actor}
            actions={[
              [t('network.releaseAll'), { name: 'release', with: [] }],
              [t('network.clear'), { name: 'clearFaults', with: [] }],
            ]}
          />
        )}
      </Block>
      <FaultForm actor={actor} />
      <Latency actor={actor} />
    </>
  );
}

function Fault({ actor, fault: { id, rule, left, held } }: SectionProps & { readonly fault: ActiveFault }) {
  const { t } = useTranslation('backstage');
  const { kind, endpoint = t('network.every'), ...rest } = rule;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = `${t(`network.kinds.${kind}`)} ${endpoint}`;
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <span>{words}</span> <span className={css.mono}>{details.join(' ')}</span>{' '}
        {left === null || kind === 'hold' ? null : <span className={tiny}>{t('network.left', { number: left })}</span>}
        {kind === 'hold' ? <span className={css.badge}>{t('network.held', { count: held })}</span> : null}
      </span>
      {kind === 'hold' ? (
        <ActionButton
          actor={actor}
          action={{ name: 'release', with: [id] }}
          aria-label={t('network.release', { rule: words })}
        >
          {t('network.releaseShort')}
        </ActionButton>
      ) : null}
      <ActionButton
        actor={actor}
        action={{ name: 'removeFault', with: [id] }}
        aria-label={t('network.remove', { rule: words })}
      >
        {t('network.removeShort')}
      </ActionButton>
    </li>
  );
}

function Latency({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { latency: range } = useSelector(actor, selectPicture);
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('latencyRefused'));
  const submit = (field: (name: string) => string) =>
    actor.send({ type: 'latency.submit', least: field('least'), most: field('most') });
  return (
    <Block title={t('network.latency')}>
      <Hint>{range ? t('network.range', { ...range }) : t('network.usual')}</Hint>
      <Form submit={submit}>
        <Input label={t('network.least')} name="least" inputMode="numeric" defaultValue="1000" />
        <Input label={t('network.most')} name="most" inputMode="numeric" defaultValue="2000" />
        {isRefused ? <Refused>{t('network.latencyRefused')}</Refused> : null}
        <Submit>{t('network.apply')}</Submit>
      </Form>
      {range ? <Actions actor={actor} actions={[[t('network.back'), { name: 'setLatency', with: [null] }]]} /> : null}
    </Block>
  );
}
