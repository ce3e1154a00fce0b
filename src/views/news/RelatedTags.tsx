import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { langOf } from '../kit/lang-of.ts';
import { QuietNote } from '../kit/QuietNote.tsx';
import { LinkChip } from '../ui/Chip.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as css from './TagBar.css.ts';

const bones = ['72px', '60px', '88px', '58px'];

export function RelatedTags({ actor }: { readonly actor: ResourceActor<readonly Tag[]> }) {
  const { t } = useTranslation(['news', 'newsroom']);
  const to = useTo();
  const tags = useSelector(actor, (snapshot) => selectData<readonly Tag[]>(snapshot));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(actor, selectFailure);
  if (isFailed) {
    return (
      <QuietNote
        text={t('newsroom:list.relatedFailed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'resource.retry' })}
      />
    );
  }
  if (tags?.length === 0) return null;
  return (
    <nav className={css.root} aria-label={t('newsroom:list.related')}>
      <ul role="list" className={css.row}>
        {tags === null
          ? bones.map((width) => (
              <li key={width}>
                <SkeletonBlock width={width} height="34px" />
              </li>
            ))
          : tags.map(({ id, name }) => (
              <li key={id}>
                <LinkChip href={to.tagNews({ tagId: String(id) })} lang={langOf(name)}>
                  {name}
                </LinkChip>
              </li>
            ))}
      </ul>
    </nav>
  );
}
