import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FriendRequestActor } from '#machines/social/friend-request.machine.ts';
import { friendRequestMessageMaxLength } from '#services/contract/constants.ts';
import { friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { lengthOf } from '#services/contract/text.ts';
import { refusalCode } from '#services/failure.ts';
import { useVisitor } from '#views/context.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useOpener } from '#views/ui/use-opener.ts';
import * as css from './FriendRequestDialog.css.ts';
import { fitting } from './introduction.ts';

/** Asks a member to be a friend, with some words (R3-42, §8.4). */
export function FriendRequestDialog({ actor }: { readonly actor: FriendRequestActor }) {
  const { t } = useTranslation(['social', 'failure']);
  const opener = useOpener();
  const introduction = useIntroduction();
  const { name, typed, error } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useFailure(actor);
  const text = typed ?? introduction;
  return (
    <Dialog
      open
      title={t('social:request.title')}
      closeLabel={t('social:close')}
      closeOnOutside={false}
      low
      onClose={() => actor.send({ type: 'request.close' })}
      finalFocus={opener}
    >
      <Form className={css.form} onSubmit={() => actor.send({ type: 'request.submit', introduction })}>
        <p className={css.to}>{t('social:request.to', { name })}</p>
        <TextArea
          label={t('social:request.message')}
          rows={4}
          value={text}
          readOnly={isBusy}
          counter={{ now: lengthOf(text), max: friendRequestMessageMaxLength }}
          error={error === null ? failure : t('social:request.tooLong', { max: friendRequestMessageMaxLength })}
          onChange={({ target }) => actor.send({ type: 'message.change', text: target.value })}
        />
        <Button type="submit" tone="loud" wide busy={isBusy}>
          {t('social:request.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Who the reader is, in a sentence; as much of it as he has told of himself. */
const useIntroduction = (): string => {
  const { t } = useTranslation('social');
  const { name, company, position } = useVisitor();
  if (name === '') return t('request.plainIntroduction');
  const short = t('request.shortIntroduction', { name });
  return company === '' || position === ''
    ? short
    : fitting([t('request.introduction', { name, company, position }), short]);
};

/** Why the last try failed: on the blacklist in the specified words, else in the server's own (R8.4-5, R8.4-6). */
const useFailure = (actor: FriendRequestActor): string | undefined => {
  const { t } = useTranslation(['social', 'failure']);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (failure === null) return undefined;
  if (refusalCode(failure) === friendRequestRefusal.blacklisted) return t('social:request.blacklisted');
  if (failure.tag === 'refused' && failure.msg !== '') return failure.msg;
  return `${t('social:request.kept')}${t(`failure:${failure.tag}`)}`;
};
