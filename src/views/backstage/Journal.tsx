import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../kit/save-blob.ts';
import { Actions, Block, Hint, type TabProps } from './parts.tsx';

const save = (text: string, name = 'shiye.flow') => saveBlob(new Blob([text], { type: 'application/json' }), name);

export function Journal({ backstage, run }: TabProps) {
  const { t } = useTranslation('backstage');
  const [unopened, setUnopened] = useState<string | null>(null);
  const open = async (of: 'now' | 'previous') => {
    const address = await backstage.leaveJournal(of);
    const isOpened = window.open(address, '_blank') !== null;
    setUnopened(isOpened ? null : address);
    if (!isOpened) throw new Error(t('journal.notOpened'));
  };
  const savePrevious = async () => {
    const previous = await backstage.previousJournal();
    if (!previous) throw new Error(t('journal.noPrevious'));
    save(previous.export(), 'shiye-previous.flow');
  };
  return (
    <Block title={t('journal.title')}>
      <Hint>{t('journal.hint')}</Hint>
      <Actions
        run={run}
        calls={[
          [t('journal.open'), () => open('now')],
          [t('journal.openPrevious'), () => open('previous')],
          [t('journal.save'), () => save(backstage.journal().export())],
          [t('journal.saveHidden'), () => save(backstage.journal().export('hidden'))],
          [t('journal.savePrevious'), savePrevious],
        ]}
      />
      {unopened === null ? null : (
        <a href={unopened} target="_blank" rel="noopener">
          {unopened}
        </a>
      )}
    </Block>
  );
}
