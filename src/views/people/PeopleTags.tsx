import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectTagId } from '#machines/content/people.machine.ts';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { QuietNote } from '../kit/QuietNote.tsx';
import { bringIn } from '../ui/bring-in.ts';
import { LinkChip } from '../ui/Chip.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as css from './People.css.ts';

interface Props {
  readonly actor: PeopleActor;
  readonly tags: ResourceActor<readonly Tag[]>;
}

const bones = ['72px', '60px', '70px', '58px', '88px', '64px'];

export function PeopleTags({ actor, tags }: Props) {
  const { t } = useTranslation('people');
  const to = useTo();
  const chosen = useSelector(actor, selectTagId);
  const data = useSelector(tags, (snapshot) => selectData<readonly Tag[]>(snapshot));
  const isLoading = useSelector(tags, (snapshot) => snapshot.hasTag('loading'));
  const failure = useSelector(tags, selectFailure);
  if (data === null && !isLoading) {
    const retry = () => tags.send({ type: 'resource.retry' });
    return <QuietNote text={t('tags.failed')} failure={failure} onRetry={retry} />;
  }
  return (
    <nav aria-label={t('tags.label')}>
      {data === null ? (
        <div className={css.tagBones}>
          {bones.map((width) => (
            <SkeletonBlock key={width} width={width} height="34px" />
          ))}
        </div>
      ) : (
        <ul role="list" className={css.tags}>
          <li>
            <LinkChip href={to.people()} aria-current={chosen === null ? 'page' : undefined}>
              {t('tags.all')}
            </LinkChip>
          </li>
          {data.map(({ id, name }) => (
            <li key={id} lang="zh-CN">
              <LinkChip
                ref={chosen === id ? bringIn : undefined}
                href={to.peopleTag({ id: String(id) })}
                aria-current={chosen === id ? 'page' : undefined}
              >
                {name}
              </LinkChip>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
