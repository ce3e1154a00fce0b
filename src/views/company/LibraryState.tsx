import Building2 from 'lucide-react/icons/building-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { PageState } from '../kit/PageState.tsx';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './Page.css.ts';

interface LibraryStateProps<T> {
  readonly of: 'company' | 'product';
  readonly actor: ResourceActor<T>;
  readonly title: string;
  readonly children: (data: T) => ReactNode;
}

export function LibraryState<T>({ of, ...props }: LibraryStateProps<T>) {
  const { t } = useTranslation('company');
  const to = useTo();
  return (
    <PageState<T>
      {...props}
      loading={t(`${of}.loading`)}
      failed={t(`${of}.failed`)}
      missing={{
        icon: Building2,
        title: t(`${of}.missing`),
        text: t(`${of}.missingText`),
        action: { href: to.companies(), label: t('company.toLibrary') },
      }}
      skeleton={
        <>
          <SkeletonLine width="8rem" />
          <div className={css.top}>
            <SkeletonBlock width="96px" height="96px" />
            <div className={css.names}>
              <SkeletonText lines={2} />
              <SkeletonLine width="60%" />
            </div>
          </div>
          <SkeletonBlock height="7rem" />
          <SkeletonText lines={4} />
        </>
      }
    />
  );
}
