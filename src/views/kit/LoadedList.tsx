import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectLeftOut } from '#machines/kit/resource.machine.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import type { Identified } from './ListRow.tsx';
import { Loaded, type ResourceActor } from './Loaded.tsx';
import { PartBoundary } from './PartBoundary.tsx';

interface LoadedListProps<T extends Identified> {
  readonly actor: ResourceActor<readonly T[]>;
  readonly id: string;
  readonly title: string;
  readonly failedTitle: string;
  readonly className: string;
  readonly itemClassName?: string;
  readonly skeleton: ReactNode;
  readonly skeletons: number;
  readonly children: (item: T) => ReactNode;
}

/** A section with a list that comes as a whole; nothing where the list is empty. */
export function LoadedList<T extends Identified>(props: LoadedListProps<T>) {
  const { actor, id, title, failedTitle, className, itemClassName, skeleton, skeletons, children } = props;
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty') && selectLeftOut(snapshot) === 0);
  if (isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <Loaded<readonly T[]>
        actor={actor}
        failedTitle={failedTitle}
        skeleton={
          <div className={className}>
            {Array.from({ length: skeletons }, (_, at) => `bones-${at}`).map((key) => (
              <div key={key}>{skeleton}</div>
            ))}
          </div>
        }
      >
        {(items) => (
          <ul role="list" className={className}>
            {items.map((item) => (
              <li key={item.id} className={itemClassName}>
                <PartBoundary of={item}>{() => children(item)}</PartBoundary>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
