import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type FriendRequestActor,
  selectName,
  selectRequestFailure,
  selectTyped,
} from '#machines/friends/friend-request.machine.ts';
import { selectError } from '#machines/kit/form.ts';
import { friendRequestMessageMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { useCurrentUser } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { stack } from '../ui/layout.css.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { summary } from '../ui/text.css.ts';
import { useOpener } from '../ui/use-opener.ts';
import { fitting } from './introduction.ts';
import { requestWords } from './request-words.ts';

export function FriendRequestDialog({ actor }: { readonly actor: FriendRequestActor }) {
  const { t } = useTranslation(['friends', 'failure']);
  const opener = useOpener();
  const introduction = useIntroduction();
  const name = useSelector(actor, selectName);
  const text = useSelector(actor, selectTyped) ?? introduction;
  const error = useSelector(actor, (snapshot) => selectError(snapshot, 'introduction'));
  const failure = useSelector(actor, selectRequestFailure);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Dialog
      open
      title={t('friends:request.title')}
      closeLabel={t('friends:close')}
      closeOnOutside={false}
      low
      onClose={() => actor.send({ type: 'request.close' })}
      finalFocus={opener}
    >
      <Form className={stack.m} onSubmit={() => actor.send({ type: 'request.submit', introduction })}>
        <p className={summary}>{t('friends:request.to', { name })}</p>
        <TextArea
          label={t('friends:request.message')}
          rows={4}
          value={text}
          readOnly={isBusy}
          counter={{ now: lengthOf(text), max: friendRequestMessageMaxLength }}
          error={
            error === undefined
              ? requestWords(t, failure)
              : t('friends:request.tooLong', { max: friendRequestMessageMaxLength })
          }
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'introduction', text: target.value })}
        />
        <Button type="submit" tone="loud" wide busy={isBusy}>
          {t('friends:request.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}

const useIntroduction = (): string => {
  const { t } = useTranslation('friends');
  const { name, company, position } = useCurrentUser();
  if (name === '') return t('request.plainIntroduction');
  const short = t('request.shortIntroduction', { name });
  return company === '' || position === ''
    ? short
    : fitting([t('request.introduction', { name, company, position }), short]);
};
