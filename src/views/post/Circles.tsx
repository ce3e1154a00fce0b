import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { circlesMachine } from '#machines/post/circles.machine.ts';
import { Head } from '../kit/Head.tsx';
import { grid } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';
import { CircleSection } from './CircleSection.tsx';
import { FreshPosts } from './FreshPosts.tsx';
import { OwnCircles } from './OwnCircles.tsx';
import { PostFilter } from './PostFilter.tsx';
import * as css from './page.css.ts';

export function Circles({ actor }: { readonly actor: ActorRefFrom<typeof circlesMachine> }) {
  const { t } = useTranslation('post');
  const { own, fresh, trade, place } = useSelector(actor, ({ children }) => children);
  if (!own || !fresh || !trade || !place) return null;
  return (
    <div className={css.root}>
      <Head page={t('circles.title')} description={t('circles.lead')} />
      <PostFilter here="circles" />
      <header className={grid.xs}>
        <h1 className={css.title}>{t('circles.title')}</h1>
        <p className={soft}>{t('circles.lead')}</p>
      </header>
      <OwnCircles actor={own} />
      <FreshPosts actor={fresh} />
      <CircleSection actor={trade} id="trade-circles" title={t('circles.trade')} />
      <CircleSection actor={place} id="place-circles" title={t('circles.place')} />
    </div>
  );
}
