import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Person } from '#machines/content/people-loads.ts';
import { useTo } from '../context.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { stack } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonAvatar, SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './Newest.css.ts';
import { jobOf } from './PersonRow.tsx';

interface Props {
  readonly newest: ResourceActor<readonly Person[]>;
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

export function Newest({ newest }: Props) {
  const { t } = useTranslation('people');
  const to = useTo();
  return (
    <section aria-labelledby="newest-people">
      <SectionHead id="newest-people" title={t('newest.title')} />
      <Loaded<readonly Person[]>
        actor={newest}
        failedTitle={t('newest.failed')}
        skeleton={
          <div className={css.list} aria-hidden="true">
            {bones.map((key) => (
              <div key={key} className={css.card}>
                <SkeletonAvatar size={44} />
                <span className={stack.xxs}>
                  <span className={css.name}>
                    <SkeletonLine width="4rem" />
                  </span>
                  <span className={css.note}>
                    <SkeletonLine width="6rem" />
                  </span>
                </span>
              </div>
            ))}
          </div>
        }
      >
        {(people) => (
          <ul role="list" className={css.list} aria-labelledby="newest-people">
            {people.map((person) => (
              <li key={person.id} lang="zh-CN">
                <div className={css.card}>
                  <Avatar name={person.name} src={person.avatar} />
                  <span className={stack.xxs}>
                    <Link className={`${css.name} ${link.stretched}`} href={to.person({ id: person.memberId })}>
                      {person.name}
                    </Link>
                    <span className={css.note}>{jobOf(person)}</span>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
