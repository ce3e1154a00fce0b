import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../kit/Sentence.tsx';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import * as css from './Banner.css.ts';

interface BannerProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Empty ones are left out. */
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

export function Banner({ picture, title, text, facts, children }: BannerProps) {
  return (
    <header className={css.root}>
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        <h1 className={css.title} lang="zh-CN">
          {title}
        </h1>
        <p className={css.text} lang="zh-CN">
          {text}
        </p>
        <p className={css.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>
              <Sentence>{fact}</Sentence>
            </span>
          ))}
        </p>
      </div>
      {children === undefined ? null : <div className={css.actions}>{children}</div>}
    </header>
  );
}

export function BannerSkeleton({ actions = false }: { readonly actions?: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <div className={css.root} role="status">
      <h1 className={hidden.root}>{t('loading')}</h1>
      <div className={css.picture}>
        <SkeletonBlock ratio={1} />
      </div>
      <div className={css.words}>
        <SkeletonLine width="50%" />
        <SkeletonLine />
        {actions ? <SkeletonLine width="70%" /> : null}
        <SkeletonLine width="40%" />
      </div>
      {actions ? <div className={css.actionsSkeleton} /> : null}
    </div>
  );
}
