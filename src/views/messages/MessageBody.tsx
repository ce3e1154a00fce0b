import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { MessageLine } from '#machines/messages/message-lines.ts';
import { postTagId } from '#services/contract/constants.ts';
import type { PostCard } from '#services/contract/message.contract.ts';
import { useTo } from '../context.tsx';
import { ContentPicture } from '../kit/ContentPicture.tsx';
import { Cover } from '../ui/Cover.tsx';
import { isSafeImage } from '../ui/safe-image.ts';
import * as css from './MessageBubble.css.ts';
import { contentOf, type Piece } from './message-content.ts';

interface BodyProps {
  readonly message: MessageLine['message'];
  readonly name: string;
  readonly onOpenImage: (src: string) => void;
  readonly onSuggest: (text: string) => void;
}

export function MessageBody({ message, name, onOpenImage, onSuggest }: BodyProps) {
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
      if (!isSafeImage(content.src)) return <p className={css.text}>{`[${t('picture')}]`}</p>;
      return (
        <ContentPicture
          className={css.image}
          brokenClass={css.broken}
          src={content.src}
          alt={t('pictureOf', { name })}
          loading="lazy"
          frame={(picture) => (
            <button type="button" className={css.picture} onClick={() => onOpenImage(content.src)}>
              {picture}
            </button>
          )}
        />
      );
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
        <section className={css.sheet} aria-label={t('suggestions')}>
          <h3 className={css.title}>{t('suggestions')}</h3>
          {content.texts.map((text) => (
            <button key={text} type="button" className={css.suggestion} lang="zh-CN" onClick={() => onSuggest(text)}>
              {text}
            </button>
          ))}
        </section>
      );
    case 'unknown':
      return <p className={css.text}>{`[${t('unknownKind')}]`}</p>;
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

const kinds: Readonly<Record<number, 'supply' | 'demand' | 'recruitment'>> = {
  [postTagId.supply]: 'supply',
  [postTagId.demand]: 'demand',
  [postTagId.recruitment]: 'recruitment',
};

function Card({ card: { postId, title, type, coverImg } }: { readonly card: PostCard }) {
  const { t } = useTranslation('messages');
  const to = useTo();
  return (
    <Link className={css.card} href={to.post({ id: postId })}>
      {coverImg === null ? null : <Cover className={css.cover} src={coverImg} ratio={1} corner="none" />}
      <span className={css.cardWords}>
        <span className={css.kind}>{t(`kind.${(type !== null && kinds[type]) || 'post'}`)}</span>
        <span className={css.cardTitle} lang="zh-CN">
          {title}
        </span>
      </span>
    </Link>
  );
}
