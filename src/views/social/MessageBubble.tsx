import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import type { MessageLine } from '#machines/social/message-lines.ts';
import type { PostCard } from '#services/contract/message.contract.ts';
import { useTo } from '#views/context.tsx';
import { Avatar } from '#views/ui/Avatar.tsx';
import { Button } from '#views/ui/Button.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { isSafeImage } from '#views/ui/safe-url.ts';
import { VisuallyHidden } from '#views/ui/VisuallyHidden.tsx';
import * as css from './MessageBubble.css.ts';
import { contentOf, type Piece } from './message-content.ts';

interface BubbleProps {
  readonly line: MessageLine;
  readonly name: string;
  readonly avatar: string;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onOpenImage: (src: string) => void;
}

/** One message by its type (R3-52 to R3-57), and how far an own one is. */
export function MessageBubble(props: BubbleProps) {
  const { line, name, avatar } = props;
  const { t } = useTranslation('messages');
  return (
    <article
      className={classNames(css.root, line.isOwn && css.own)}
      aria-label={line.isOwn ? t('mine') : t('said', { name })}
    >
      <Avatar name={name} src={avatar} size="s" />
      <div className={css.words}>
        <Body {...props} />
        {line.isOwn ? <State {...props} /> : null}
      </div>
    </article>
  );
}

function State({ line, onRetry, onDiscard }: BubbleProps) {
  const { t } = useTranslation('messages');
  if (line.state === 'sent') return <VisuallyHidden>{t('sent')}</VisuallyHidden>;
  if (line.state !== 'failed') return <p className={css.state}>{t('sending')}</p>;
  return (
    <div className={css.state}>
      <span className={css.bad}>
        {t('failed')}
        {line.reason === null ? '' : ` · ${t(`reason.${line.reason}`)}`}
      </span>
      <Button size="s" icon={<RotateCw aria-hidden="true" size={14} />} onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button size="s" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}

function Body({ line: { message }, onOpenImage }: BubbleProps) {
  const { t } = useTranslation('messages');
  const content = contentOf(message);
  switch (content.kind) {
    case 'text':
      return (
        <p className={css.text} lang="zh-CN">
          <Pieces pieces={content.pieces} />
        </p>
      );
    case 'image':
      return isSafeImage(content.src) ? (
        <button
          type="button"
          className={css.picture}
          aria-label={t('openPicture')}
          onClick={() => onOpenImage(content.src)}
        >
          <img className={css.image} src={content.src} alt={t('picture')} />
        </button>
      ) : null;
    case 'post':
      return <Card card={content.card} />;
    case 'package':
      return (
        <section className={css.sheet} aria-label={content.title}>
          <h3 className={css.title} lang="zh-CN">
            {content.title}
          </h3>
          {content.posts.map((card) => (
            <Card key={card.postId} card={card} />
          ))}
        </section>
      );
    case 'suggestions':
      return (
        <section className={css.sheet} aria-label={t('templates')}>
          {content.texts.map((text) => (
            <p key={text} lang="zh-CN">
              {text}
            </p>
          ))}
        </section>
      );
  }
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ at, text, href }) =>
    href === null ? (
      <span key={at}>{text}</span>
    ) : (
      <a key={at} className={css.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ),
  );
}

function Card({ card }: { readonly card: PostCard }) {
  const to = useTo();
  return (
    <a className={css.card} href={to.post({ id: card.postId })} lang="zh-CN">
      {card.coverImg === null || !isSafeImage(card.coverImg) ? null : (
        <img className={css.cover} src={card.coverImg} alt="" width={72} height={54} />
      )}
      <span className={css.cardTitle}>{card.title}</span>
    </a>
  );
}
