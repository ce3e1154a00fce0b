import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import type { ChosenImage } from '#machines/images/image-upload.machine.ts';
import {
  type ConversationActor,
  selectHindrance,
  selectText,
  selectTip,
} from '#machines/messages/conversation.machine.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { imageUpload, messageMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { useApp } from '../context.tsx';
import { FriendButton } from '../friends/FriendButton.tsx';
import { chosenImages, takePasted } from '../images/chosen-images.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { insertText } from '../ui/insert-text.ts';
import * as css from './MessageComposer.css.ts';
import { MessageTemplates } from './MessageTemplates.tsx';
import { MessageUploads } from './MessageUploads.tsx';
import { messageKey } from './message-key.ts';
import { StorageWarning } from './StorageWarning.tsx';

interface ComposerProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly name: string;
  readonly nonFriendId: string | null;
  readonly onImages: (images: readonly ChosenImage[]) => void;
  readonly onSent: () => void;
}

const nearEnd = 100;

/** Enter sends, Ctrl+Enter breaks the line (R5.7-4, R5.7-5). */
export function MessageComposer(props: ComposerProps) {
  const { box, actor, conversation, name, nonFriendId, onImages, onSent } = props;
  const { t } = useTranslation('messages');
  const files = useRef<HTMLInputElement>(null);
  const [suggests, suggest] = useState(false);
  const isMobile = useSelector(useApp(), selectIsMobile);
  const text = useSelector(conversation, selectText);
  const tip = useSelector(conversation, selectTip);
  const hindrance = useSelector(conversation, selectHindrance);
  const length = lengthOf(text);
  const send = () => {
    conversation.send({ type: 'message.send' });
    box.current?.focus();
    onSent();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const meaning = messageKey(event);
    if (meaning === null) return;
    event.preventDefault();
    if (meaning === 'send') return send();
    insertText(event.currentTarget, '\n');
  };
  return (
    <div className={css.root}>
      {suggests ? (
        <MessageTemplates
          actor={actor}
          onChoose={(chosen) => {
            const { current: area } = box;
            area?.setSelectionRange(text.length, text.length);
            if (area) insertText(area, chosen);
            suggest(false);
          }}
        />
      ) : null}
      <MessageUploads conversation={conversation} />
      <StorageWarning actor={actor} />
      <div className={css.hindrance}>
        {hindrance === null || tip !== null ? null : <p>{t(hindrance)}</p>}
        <p className={css.problem} role="alert">
          {tip === null ? '' : t(tip)}
        </p>
        {hindrance === 'notFriend' && nonFriendId !== null ? (
          <FriendButton memberId={nonFriendId} name={name} isFriend={false} isPending={false} text={text} />
        ) : null}
      </div>
      <textarea
        ref={box}
        className={css.box}
        aria-label={t('write')}
        placeholder={t('placeholder', { name })}
        rows={isMobile ? 1 : 2}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => conversation.send({ type: 'text.change', text: target.value })}
        onKeyDown={press}
        onPaste={takePasted(onImages)}
      />
      <div className={css.foot}>
        <IconButton
          label={t('templates')}
          icon={<MessageSquareText aria-hidden="true" size={20} />}
          aria-expanded={suggests}
          onClick={() => {
            actor.send({ type: 'templates.wanted' });
            suggest(!suggests);
          }}
        />
        <input
          ref={files}
          type="file"
          hidden
          multiple
          aria-label={t('chooseImages')}
          accept={imageUpload.types.join(',')}
          onChange={({ target }) => {
            if (target.files?.length) onImages(chosenImages(target.files));
            target.value = '';
          }}
        />
        <IconButton
          label={t('image')}
          icon={<ImagePlus aria-hidden="true" size={20} />}
          onClick={() => files.current?.click()}
        />
        <span className={css.hint}>
          {length > messageMaxLength - nearEnd ? `${length}/${messageMaxLength}` : isMobile ? '' : t('hint')}
        </span>
        <Button tone="loud" size="s" aria-disabled={hindrance === 'muted' || undefined} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
