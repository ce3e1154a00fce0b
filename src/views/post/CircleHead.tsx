import { useTranslation } from 'react-i18next';
import type { CircleDetail } from '#services/contract/circle.contract.ts';
import { countText } from '#views/shared/formats.ts';
import { Loaded, type ResourceActor } from '#views/shared/Loaded.tsx';
import { Cover } from '#views/ui/Cover.tsx';
import { Banner, BannerSkeleton } from './Banner.tsx';

/** What a circle is. */
export function CircleHead({ actor }: { readonly actor: ResourceActor<CircleDetail> }) {
  const { t, i18n } = useTranslation('post');
  const count = (total: number) => ({ count: total, total: countText(total, i18n.language) });
  return (
    <Loaded<CircleDetail> actor={actor} failedTitle={t('circle.failed')} skeleton={<BannerSkeleton />}>
      {({ name, introduction, cover, memberCount, postCount, founder }) => (
        <Banner
          picture={<Cover src={cover} alt="" ratio={1} />}
          title={name}
          text={introduction}
          facts={[
            t('circle.members', count(memberCount)),
            t('circle.posts', count(postCount)),
            t('circle.founder', { name: founder.name }),
          ]}
        />
      )}
    </Loaded>
  );
}
