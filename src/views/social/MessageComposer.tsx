import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationActor } from '#machines/social/conversation.machine.ts';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { imageUpload } from '#services/contract/constants.ts';
import { Button } from '#views/ui/Button.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import * as css from './MessageComposer.css.ts';
import { MessageTemplates } from './MessageTemplates.tsx';
import { MessageUploads } from './MessageUploads.tsx';
import { messageKey } from './message-key.ts';

interface ComposerProps {
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
}

/** The box: Enter sends, Ctrl+Enter breaks the line (R5.7-4, R5.7-5); the focus stays in it. */
export function MessageComposer({ actor, conversation }: ComposerProps) {
  const { t } = useTranslation('messages');
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [suggests, suggest] = useState(false);
  const text = useSelector(conversation, ({ context }) => context.text);
  const tip = useSelector(conversation, ({ context }) => context.tip);
  const type = (typed: string) => conversation.send({ type: 'text.change', text: typed });
  const send = () => {
    conversation.send({ type: 'message.send' });
    box.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const meaning = messageKey(event);
    if (meaning === null) return;
    event.preventDefault();
    if (meaning === 'send') return send();
    const { currentTarget: area } = event;
    area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
    type(area.value);
  };
  const choose = (chosen: FileList | null) =>
    conversation.getSnapshot().children.images?.send({
      type: 'images.choose',
      images: [...(chosen ?? [])].map((file) => ({ file: URL.createObjectURL(file), name: file.name })),
    });
  return (
    <div className={css.root}>
      {suggests ? (
        <MessageTemplates
          actor={actor}
          onChoose={(chosen) => {
            type(chosen);
            suggest(false);
            box.current?.focus();
          }}
        />
      ) : null}
      <MessageUploads conversation={conversation} />
      <p className={css.problem} role="alert">
        {tip === null ? '' : t(tip)}
      </p>
      <textarea
        ref={box}
        className={css.box}
        aria-label={t('write')}
        placeholder={t('placeholder')}
        rows={2}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
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
          accept={imageUpload.types.join(',')}
          onChange={({ target }) => {
            choose(target.files);
            target.value = '';
          }}
        />
        <IconButton
          label={t('image')}
          icon={<ImagePlus aria-hidden="true" size={20} />}
          onClick={() => files.current?.click()}
        />
        <span className={css.hint}>{t('hint')}</span>
        <Button tone="loud" size="s" icon={<SendHorizontal aria-hidden="true" size={16} />} onClick={send}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
