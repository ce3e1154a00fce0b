import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import { Actions, Block, Choice, Form, Hint, Input, Refused, type SectionProps, Submit } from './parts.tsx';

const samplePush = '{\n  "type": "MESSAGE"\n}';

export function Realtime({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { personas } = useSelector(actor, selectPicture);
  const isTimeRefused = useSelector(actor, (snapshot) => snapshot.hasTag('downRefused'));
  const isPushRefused = useSelector(actor, (snapshot) => snapshot.hasTag('pushRefused'));
  return (
    <>
      <Block title={t('realtime.connection')}>
        <Actions
          actor={actor}
          actions={[
            [t('realtime.drop'), { name: 'drop', with: [] }],
            [t('realtime.hang'), { name: 'hang', with: [] }],
          ]}
        />
        <Form submit={(field) => actor.send({ type: 'down.submit', seconds: field('seconds') })}>
          <Input label={t('realtime.seconds')} name="seconds" inputMode="numeric" defaultValue="10" />
          {isTimeRefused ? <Refused>{t('realtime.downRefused')}</Refused> : null}
          <Submit>{t('realtime.down')}</Submit>
        </Form>
      </Block>
      <Block title={t('realtime.say')}>
        <Hint>{t('realtime.sayHint')}</Hint>
        <Form submit={(field) => actor.send({ type: 'say.submit', persona: field('persona'), text: field('text') })}>
          <Choice
            label={t('realtime.speaker')}
            name="persona"
            defaultValue="wangfang"
            options={personas
              .filter(({ name }) => name !== 'newcomer')
              .map(({ name }) => ({ value: name, label: name }))}
          />
          <Input label={t('realtime.text')} name="text" wide required />
          <Submit>{t('realtime.send')}</Submit>
        </Form>
      </Block>
      <Block title={t('realtime.push')}>
        <Form submit={(field) => actor.send({ type: 'push.submit', text: field('body') })}>
          <label className={`${css.field} ${css.wide}`}>
            <span>{t('realtime.body')}</span>
            <textarea name="body" className={css.text} defaultValue={samplePush} spellCheck={false} />
          </label>
          {isPushRefused ? <Refused>{t('realtime.pushRefused')}</Refused> : null}
          <Submit>{t('realtime.pushSend')}</Submit>
        </Form>
      </Block>
    </>
  );
}
