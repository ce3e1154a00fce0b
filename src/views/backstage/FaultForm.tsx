import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectFaultKind, selectPicture } from '#machines/backstage/backstage.machine.ts';
import { faultKinds } from '#services/contract/backstage.ts';
import { Block, Choice, Form, Input, Refused, type SectionProps, Submit } from './parts.tsx';

export function FaultForm({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const id = useId();
  const { endpoints } = useSelector(actor, selectPicture);
  const kind = useSelector(actor, selectFaultKind);
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('faultRefused'));
  const submit = (field: (name: string) => string) =>
    actor.send({
      type: 'fault.submit',
      fields: {
        kind,
        endpoint: field('endpoint'),
        status: field('status'),
        code: field('code'),
        msg: field('msg'),
        ms: field('ms'),
        times: field('times'),
      },
    });
  return (
    <Block title={t('network.new')}>
      <Form submit={submit}>
        <Choice
          label={t('network.kind')}
          value={kind}
          options={faultKinds.map((value) => ({ value, label: t(`network.kinds.${value}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = faultKinds.find((each) => each === currentTarget.value);
            if (chosen) actor.send({ type: 'kind.choose', kind: chosen });
          }}
        />
        <Input label={t('network.endpoint')} name="endpoint" list={id} wide spellCheck={false} />
        <datalist id={id}>
          {endpoints.map(({ name, method, path }) => (
            <option key={name} value={name} label={`${method} ${path}`} />
          ))}
        </datalist>
        {kind === 'status' ? (
          <Input label={t('network.status')} name="status" inputMode="numeric" defaultValue="500" />
        ) : null}
        {kind === 'code' ? (
          <>
            <Input label={t('network.code')} name="code" inputMode="numeric" defaultValue="1" />
            <Input label={t('network.msg')} name="msg" />
          </>
        ) : null}
        {kind === 'slow' ? <Input label={t('network.ms')} name="ms" inputMode="numeric" defaultValue="3000" /> : null}
        {kind === 'hold' ? null : <Input label={t('network.times')} name="times" inputMode="numeric" />}
        {isRefused ? <Refused>{t('network.refused')}</Refused> : null}
        <Submit>{t('network.add')}</Submit>
      </Form>
    </Block>
  );
}
