import { useSelector } from '@xstate/react';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { Banner } from '#services/contract/basic.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { langOf } from '../kit/lang-of.ts';
import { QuietNote } from '../kit/QuietNote.tsx';
import { AnyLink } from '../ui/AnyLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { isSafeLink, isWebAddress } from '../ui/safe-url.ts';
import { lines } from '../ui/text.css.ts';
import * as css from './Banners.css.ts';

interface BannersProps {
  readonly actor: ResourceActor<readonly Banner[]>;
  readonly label: string;
  readonly failed: string;
}

export function Banners({ actor, label, failed }: BannersProps) {
  const banners = useSelector(actor, (snapshot) => selectData<readonly Banner[]>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(actor, selectFailure);
  if (isFailed)
    return <QuietNote text={failed} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />;
  if (banners === null) return <BannersSkeleton />;
  const shown = banners.filter(({ url }) => isSafeLink(url));
  if (shown.length === 0) return null;
  return (
    <section aria-label={label} tabIndex={-1}>
      <ul role="list" className={css.row}>
        {shown.map(({ id, title, image, url }) => (
          <li key={id} className={css.card}>
            <Cover className={css.picture} corner="none" src={image} />
            <AnyLink
              className={classNames(css.title, link.stretched)}
              href={url}
              lang={langOf(title)}
              {...(isWebAddress(url) ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <span className={lines.three}>{title}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const bones = ['a', 'b', 'c'];

export function BannersSkeleton() {
  return (
    <div className={css.row}>
      {bones.map((bone) => (
        <div key={bone} className={css.bone}>
          <SkeletonBlock height={css.height} />
        </div>
      ))}
    </div>
  );
}
