import { useTranslation } from 'react-i18next';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Actions, Block, Form, Hint, type TabProps } from './parts.tsx';

const samplePush = '{\n  "type": "MESSAGE"\n}';

export function Realtime({ backstage, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const { realtime } = backstage;
  const text = (fields: FormData, name: string) => String(fields.get(name));
  return (
    <>
      <Block title={t('realtime.connection')}>
        <Actions
          run={run}
          calls={[
            [t('realtime.drop'), () => realtime.drop()],
            [t('realtime.hang'), () => realtime.hang()],
          ]}
        />
        <Form
          label={t('realtime.down')}
          submit={(fields) => run(() => realtime.down(1_000 * Number.parseFloat(text(fields, 'seconds'))))}
        >
          <TextField
            tight
            label={t('realtime.seconds')}
            name="seconds"
            type="number"
            min={1}
            max={3600}
            defaultValue="10"
          />
        </Form>
      </Block>
      <Block title={t('realtime.say')}>
        <Hint>{t('realtime.sayHint')}</Hint>
        <Form
          label={t('realtime.send')}
          submit={(fields) => run(() => realtime.say(text(fields, 'persona'), text(fields, 'text')))}
        >
          <Select
            tight
            label={t('realtime.speaker')}
            name="persona"
            defaultValue="wangfang"
            options={backstage
              .personas()
              .filter(({ name }) => name !== 'newcomer')
              .map(({ name }) => ({ id: name, label: name }))}
          />
          <TextField tight label={t('realtime.text')} name="text" autoComplete="off" />
        </Form>
      </Block>
      <Block title={t('realtime.push')}>
        <Form
          label={t('realtime.pushSend')}
          submit={(fields) => run(() => realtime.push(JSON.parse(text(fields, 'body'))))}
        >
          <TextArea tight label={t('realtime.body')} name="body" defaultValue={samplePush} spellCheck={false} />
        </Form>
      </Block>
    </>
  );
}
