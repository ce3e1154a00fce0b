import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import {
  type ImageUploadActor,
  selectName,
  selectPercent,
  selectShown,
} from '#machines/images/image-upload.machine.ts';
import type { ConversationActor } from '#machines/messages/conversation.machine.ts';
import { selectUploads } from '#machines/messages/message-images.machine.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './MessageComposer.css.ts';

export function MessageUploads({ conversation }: { readonly conversation: ConversationActor }) {
  const { t } = useTranslation('messages');
  const images = useSelector(conversation, ({ children }) => children.images);
  const uploads = useSelector(images, (snapshot) => snapshot && selectUploads(snapshot));
  const refs = Object.values(uploads ?? {});
  return refs.length === 0 ? null : (
    <ul role="list" className={css.uploads} aria-label={t('uploads')}>
      {refs.map((ref) => (
        <li key={ref.id}>
          <Upload actor={ref} />
        </li>
      ))}
    </ul>
  );
}

function Upload({ actor }: { readonly actor: ImageUploadActor }) {
  const { t } = useTranslation('messages');
  const name = useSelector(actor, selectName);
  const percent = useSelector(actor, selectPercent);
  const shown = useSelector(actor, selectShown);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  return (
    <div className={css.upload}>
      {shown === null ? (
        <span className={css.thumb} />
      ) : (
        <Picture className={css.thumb} src={shown} own alt={name} width={40} height={40} loading="eager" />
      )}
      <span className={css.uploadName}>{name}</span>
      {isFailed ? (
        <>
          <span className={css.uploadFailed} role="alert">
            {t('imageFailed')}
          </span>
          <Button size="s" onClick={() => actor.send({ type: 'upload.retry' })}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <progress className={css.progress} max={100} value={percent} aria-label={t('uploading', { name, percent })} />
      )}
      <IconButton
        label={t('cancelUpload', { name })}
        icon={<X aria-hidden="true" size={16} />}
        onClick={() => actor.send({ type: 'upload.cancel' })}
      />
    </div>
  );
}
