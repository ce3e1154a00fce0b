import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Found } from '#machines/search/search-result-loads.ts';
import type { SearchKind } from '#routes/search.routes.ts';
import { useTo } from '../context.tsx';
import { useNow } from '../kit/Ago.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import { marked } from './marked.ts';
import * as css from './Result.css.ts';
import { rowOf } from './row.ts';

interface ResultProps {
  readonly found: Found;
  readonly word: string;
}

export function Result({ found, word }: ResultProps) {
  const { i18n } = useTranslation();
  const row = rowOf(found, useTo(), useNow(), i18n.language);
  return (
    <article className={classNames(css.root, css.shape[row.picture.shape])} lang="zh-CN">
      {row.picture.shape === 'cover' ? (
        <Cover src={row.picture.src} />
      ) : (
        <Avatar
          name={row.title}
          src={row.picture.src}
          shape={found.kind === 'company' ? 'company' : 'person'}
          size="l"
        />
      )}
      <div className={css.words}>
        <h2 className={classNames(css.title, lines.two)}>
          <Link className={link.stretched} href={row.href}>
            <Marked text={row.title} word={word} />
          </Link>
        </h2>
        {row.summary === '' ? null : (
          <p className={classNames(summary, lines.two)}>
            <Marked text={row.summary} word={word} />
          </p>
        )}
        <p className={css.facts}>
          {row.facts.map((fact) => (
            <span key={fact} className={css.fact}>
              <Marked text={fact} word={word} />
            </span>
          ))}
          {row.time?.text ? (
            <time className={css.fact} dateTime={row.time.machine} lang={i18n.language === 'en' ? 'en' : undefined}>
              {row.time.text}
            </time>
          ) : null}
        </p>
      </div>
    </article>
  );
}

function Marked({ text, word }: { readonly text: string; readonly word: string }) {
  let at = 0;
  return marked(text, word).map((run) => {
    const key = at;
    at += run.text.length;
    return run.isMarked ? (
      <mark key={key} className={css.mark}>
        {run.text}
      </mark>
    ) : (
      <Fragment key={key}>{run.text}</Fragment>
    );
  });
}

export function ResultSkeleton({ kind }: { readonly kind: SearchKind }) {
  const isFace = kind === 'people' || kind === 'company';
  return (
    <div className={classNames(css.root, css.shape[isFace ? 'face' : 'cover'])}>
      {isFace ? <SkeletonAvatar size={64} /> : <SkeletonBlock ratio={16 / 10} />}
      <SkeletonText lines={3} />
    </div>
  );
}
