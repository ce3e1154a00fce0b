import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPicture } from '#machines/backstage/backstage.machine.ts';
import * as css from './Panel.css.ts';
import { ActionButton, Block, Choice, fieldIn, Hint, Input, Refused, type SectionProps, Submit } from './parts.tsx';

const samplePush = '{\n  "type": "MESSAGE"\n}';

export function Realtime({ actor }: SectionProps) {
  const { t } = useTranslation('backstage');
  const { personas } = useSelector(actor, selectPicture);
  const isTimeRefused = useSelector(actor, (snapshot) => snapshot.hasTag('downRefused'));
  const isPushRefused = useSelector(actor, (snapshot) => snapshot.hasTag('pushRefused'));
  const submitted = (send: (data: FormData) => void) => (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  };
  const goDown = submitted((data) => actor.send({ type: 'down.submit', seconds: fieldIn(data, 'seconds') }));
  const say = submitted((data) =>
    actor.send({ type: 'say.submit', persona: fieldIn(data, 'persona'), text: fieldIn(data, 'text') }),
  );
  const push = submitted((data) => actor.send({ type: 'push.submit', text: fieldIn(data, 'body') }));
  return (
    <>
      <Block title={t('realtime.connection')}>
        <div className={css.buttons}>
          <ActionButton actor={actor} action={{ name: 'drop', with: [] }}>
            {t('realtime.drop')}
          </ActionButton>
          <ActionButton actor={actor} action={{ name: 'hang', with: [] }}>
            {t('realtime.hang')}
          </ActionButton>
        </div>
        <form className={css.form} onSubmit={goDown}>
          <Input label={t('realtime.seconds')} name="seconds" inputMode="numeric" defaultValue="10" />
          {isTimeRefused ? <Refused>{t('realtime.downRefused')}</Refused> : null}
          <Submit>{t('realtime.down')}</Submit>
        </form>
      </Block>
      <Block title={t('realtime.say')}>
        <Hint>{t('realtime.sayHint')}</Hint>
        <form className={css.form} onSubmit={say}>
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
        </form>
      </Block>
      <Block title={t('realtime.push')}>
        <form className={css.form} onSubmit={push}>
          <label className={`${css.field} ${css.wide}`}>
            <span>{t('realtime.body')}</span>
            <textarea name="body" className={css.text} defaultValue={samplePush} spellCheck={false} />
          </label>
          {isPushRefused ? <Refused>{t('realtime.pushRefused')}</Refused> : null}
          <Submit>{t('realtime.pushSend')}</Submit>
        </form>
      </Block>
    </>
  );
}
