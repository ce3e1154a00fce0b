import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { newsHomeMachine } from '#machines/content/news-home.machine.ts';
import { DeferUntilVisible } from '../kit/DeferUntilVisible.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { Categories } from './Categories.tsx';
import { Latest } from './Latest.tsx';
import { Lead } from './Lead.tsx';
import * as css from './NewsHome.css.ts';
import { Weekly } from './Weekly.tsx';

const bannersView = lazyView(() => import('../banners/Banners.tsx').then(({ Banners }) => Banners));

const bannerHeight = 104;
const latestHeight = 1_300;

export function NewsHome({ actor }: { readonly actor: ActorRefFrom<typeof newsHomeMachine> }) {
  const { t } = useTranslation('news');
  const { banners, latest, weekly, categories } = useSelector(actor, ({ children }) => children);
  if (!banners || !latest || !weekly || !categories) return null;
  return (
    <div className={css.root}>
      <title>{t('pageTitle', { page: t('home.title') })}</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={t('home.heading')} />
      <h1 className={hidden.root}>{t('home.heading')}</h1>
      <PartBoundary>
        <Lead actor={latest} />
      </PartBoundary>
      <DeferUntilVisible height={bannerHeight}>
        <LazyBoundary
          of={bannersView}
          props={{ actor: banners, label: t('home.banners'), failed: t('home.bannersFailed') }}
          fallback={<SkeletonBlock height={`${bannerHeight}px`} />}
        />
      </DeferUntilVisible>
      <PartBoundary>
        <Weekly actor={weekly} />
      </PartBoundary>
      <PartBoundary>
        <Categories actor={categories} />
      </PartBoundary>
      <DeferUntilVisible height={latestHeight}>
        <PartBoundary>
          <Latest actor={latest} />
        </PartBoundary>
      </DeferUntilVisible>
    </div>
  );
}
