import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PeopleActor, selectList, selectTagId } from '#machines/content/people.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { grid } from '../ui/layout.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import { pageTitle, soft } from '../ui/text.css.ts';

interface Props {
  readonly actor: PeopleActor;
  readonly tags: ResourceActor<readonly Tag[]>;
}

export function PeopleHead({ actor, tags }: Props) {
  const { t } = useTranslation('people');
  const to = useTo();
  const list = useSelector(actor, selectList);
  const tagId = useSelector(actor, selectTagId);
  const tag = useSelector(
    tags,
    (snapshot) => selectData<readonly Tag[]>(snapshot)?.find(({ id }) => id === tagId)?.name,
  );
  const isWaiting = useSelector(tags, (snapshot) => list === 'tag' && snapshot.hasTag('loading'));
  const words = tag === undefined && list === 'tag' ? 'all' : list;
  const heading = t(`${words}.heading`, { tag });
  return (
    <>
      <Head page={heading} description={t(`${words}.lead`, { tag })} />
      <div className={grid.xs}>
        <h1 className={pageTitle}>{isWaiting ? <SkeletonLine width="9rem" /> : <Sentence>{heading}</Sentence>}</h1>
        <p className={soft}>
          {isWaiting ? <SkeletonLine width="16rem" /> : <Sentence>{t(`${words}.lead`, { tag })}</Sentence>}
        </p>
      </div>
      <LinkTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.all'), href: to.people(), isCurrent: list === 'all' || list === 'tag' },
          { label: t('tabs.popular'), href: to.peoplePopular(), isCurrent: list === 'popular' },
          { label: t('tabs.interest'), href: to.peopleInterest(), isCurrent: list === 'interest' },
          { label: t('tabs.visitors'), href: to.peopleVisitors(), isCurrent: list === 'visitors' },
        ]}
      />
    </>
  );
}
