import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { circleMachine } from '#machines/post/circle.machine.ts';
import type { CircleDetail } from '#services/contract/circle.contract.ts';
import { isMissing } from '#services/failure.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { MissingPage } from '../kit/MissingPage.tsx';
import { CircleHead } from './CircleHead.tsx';
import { CircleMembers, CircleMembersSkeleton } from './CircleMembers.tsx';
import { PostCards } from './PostCards.tsx';
import { PostFilter } from './PostFilter.tsx';
import * as css from './page.css.ts';

type CircleActor = ActorRefFrom<typeof circleMachine>;

export function Circle({ actor }: { readonly actor: CircleActor }) {
  const { t } = useTranslation('post');
  const to = useTo();
  const { circle, posts, share } = useSelector(actor, ({ children }) => children);
  const isLost = useSelector(circle, (snapshot) => !!snapshot?.hasTag('failed') && isMissing(selectFailure(snapshot)));
  const data = useSelector(circle, (snapshot) => (snapshot ? selectData<CircleDetail>(snapshot) : null));
  const isFailed = useSelector(circle, (snapshot) => snapshot?.hasTag('failed') ?? false);
  if (!circle || !posts || !share) return null;
  if (isLost) {
    const action = { href: to.circles(), label: t('circle.toCircles') };
    return <MissingPage title={t('circle.missing')} text={t('circle.missingText')} action={action} />;
  }
  const publish = to.postCreate(data === null ? {} : { circle: data.id });
  return (
    <div className={css.root}>
      <Head page={data?.name ?? t('circle.label')} description={data?.introduction} image={data?.cover} />
      <PostFilter {...(data === null ? {} : { circle: data.id })} />
      <CircleHead actor={circle} share={share} />
      {data === null ? isFailed ? null : <CircleMembersSkeleton /> : <CircleMembers circle={data} />}
      <PostCards
        actor={posts}
        label={t('circle.list')}
        failedTitle={t('circle.listFailed')}
        emptyTitle={t('circle.empty')}
        emptyText={t('circle.emptyText')}
        publish={{ href: publish, label: t('circle.publish') }}
      />
    </div>
  );
}
