import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageLine } from '#machines/messages/message-lines.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MessageBody } from './MessageBody.tsx';
import * as css from './MessageBubble.css.ts';

interface BubbleProps {
  readonly line: MessageLine;
  readonly name: string;
  readonly avatar: string;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onOpenImage: (src: string) => void;
  readonly onSuggest: (text: string) => void;
}

export function MessageBubble(props: BubbleProps) {
  const { line, name, avatar, onOpenImage, onSuggest } = props;
  const { t } = useTranslation('messages');
  const why = useId();
  return (
    <article
      className={classNames(css.root, line.isOwn && css.own, line.isFirst && css.first)}
      aria-label={line.isOwn ? t('mine') : t('said', { name })}
      aria-describedby={line.state === 'failed' ? why : undefined}
    >
      {line.isFirst ? <Avatar name={name} src={avatar} size="s" /> : <span className={css.gap} />}
      <div className={css.words}>
        <MessageBody message={line.message} name={name} onOpenImage={onOpenImage} onSuggest={onSuggest} />
        {line.isOwn ? <State {...props} why={why} /> : null}
      </div>
    </article>
  );
}

function State({ line: { state, reason }, onRetry, onDiscard, why }: BubbleProps & { readonly why: string }) {
  const { t } = useTranslation('messages');
  if (state === 'sent') return <VisuallyHidden>{t('sent')}</VisuallyHidden>;
  if (state !== 'failed') return <p className={css.state}>{t('sending')}</p>;
  const causes = [
    ...(reason === 'late' || reason === 'gone' ? [t('sendFailed')] : []),
    ...(reason === null || reason === 'late' ? [] : [t(`reason.${reason}`)]),
  ];
  return (
    <div className={css.state}>
      <span className={css.bad}>
        <CircleAlert aria-hidden="true" size={14} />
        <span>
          <span>{`${t('failed')} · `}</span>
          <span id={why}>{causes.join(' · ')}</span>
        </span>
      </span>
      <Button size="s" icon={<RotateCw aria-hidden="true" size={14} />} onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button size="s" tone="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
