import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { CircleDetail } from '#services/contract/circle.contract.ts';
import { useIsOther, useTo } from '../context.tsx';
import { countedText } from '../kit/formats.ts';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { useReaction } from '../reactions/use-reaction.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Banner, BannerSkeleton } from './Banner.tsx';

interface CircleHeadProps {
  readonly actor: ResourceActor<CircleDetail>;
  readonly share: ShareActor<Params>;
}

export function CircleHead({ actor, share }: CircleHeadProps) {
  const { t } = useTranslation('post');
  return (
    <Loaded<CircleDetail>
      actor={actor}
      heading="h1"
      failedTitle={t('circle.failed')}
      skeleton={<BannerSkeleton actions />}
    >
      {(circle) => <Head circle={circle} share={share} />}
    </Loaded>
  );
}

interface HeadProps {
  readonly circle: CircleDetail;
  readonly share: ShareActor<Params>;
}

function Head({ circle, share }: HeadProps) {
  const { t, i18n } = useTranslation('post');
  const said = (key: 'circle.members' | 'circle.posts', of: number | null | undefined) =>
    countedText(of, i18n.language, (total, count) => t(key, { count, total }));
  const { id, name, introduction, cover, memberCount, postCount, founder, isJoined } = circle;
  const { isOn, counted, press } = useReaction({ act: 'joinCircle', type: 'circle', id }, isJoined);
  const canJoin = useIsOther(founder?.memberId ?? '');
  const to = useTo();
  return (
    <Banner
      picture={<Cover src={cover} ratio={1} />}
      title={name}
      text={introduction}
      facts={[
        said('circle.members', counted(memberCount)),
        said('circle.posts', postCount),
        founder === null ? '' : t('circle.founder', { name: founder.name }),
      ]}
    >
      {canJoin ? (
        <Button tone={isOn ? 'calm' : 'accent'} onClick={press}>
          {t(isOn ? 'circle.leave' : 'circle.join')}
        </Button>
      ) : null}
      <ShareButton actor={share} href={to.circle({ id })} title={name} size="m" />
    </Banner>
  );
}
