import { useSelector } from '@xstate/react';
import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectModule } from '#machines/content/modules.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import { typeOfPost } from '#machines/post/post-type.ts';
import type { Tag } from '#services/contract/basic.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { bringIn } from '../ui/bring-in.ts';
import { LinkChip } from '../ui/Chip.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { pressBySpace } from '../ui/press-by-space.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import * as css from './PostFilter.css.ts';
import { tagLinks, typeLinks } from './post-links.ts';

interface PostFilterProps {
  readonly postTag?: string | undefined;
  readonly themeTag?: string | undefined;
  readonly circle?: string;
  readonly here?: 'circles';
}

const typeBones = ['supply', 'demand', 'recruitment'] as const;
const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PostFilter({ postTag, themeTag, circle, here }: PostFilterProps) {
  const { t } = useTranslation('post');
  const to = useTo();
  const tags = usePostTags();
  const words = {
    all: t('filter.all'),
    hot: t('filter.hot'),
    latest: t('filter.latest'),
    typeName: (tagId: number) => {
      const type = typeOfPost(tagId);
      return type === 'top' ? null : t(`type.${type}`);
    },
  };
  const types = typeLinks(to, tags ?? [], { postTag, themeTag }, words);
  return (
    <div className={css.root}>
      <div className={css.top}>
        <nav aria-label={t('filter.types')} className={css.scroller}>
          <ul role="list" className={css.tabs}>
            {types.map(({ code, name, href, isHere }) => (
              <li key={code}>
                <Link
                  ref={isHere ? bringIn : undefined}
                  className={css.tab}
                  href={href}
                  aria-current={isHere ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
            {tags === null
              ? typeBones.map((type) => (
                  <li key={type} aria-hidden="true">
                    <span className={css.tab}>{t(`type.${type}`)}</span>
                  </li>
                ))
              : null}
            <li>
              <Link
                ref={here === 'circles' ? bringIn : undefined}
                className={css.tab}
                href={to.circles()}
                aria-current={here === 'circles' ? 'page' : undefined}
              >
                {t('filter.circles')}
              </Link>
            </li>
          </ul>
        </nav>
        <LinkButton
          role="button"
          onKeyDown={pressBySpace}
          className={css.publish}
          tone="accent"
          size="s"
          icon={<PenLine aria-hidden="true" size={16} />}
          href={to.postCreate(circle === undefined ? {} : { circle })}
        >
          {t('filter.publish')}
        </LinkButton>
      </div>
      <nav aria-label={t('filter.tags')} className={css.scroller}>
        <ul role="list" className={css.tags}>
          {tagLinks(to, tags ?? [], { postTag, themeTag }, words).map(({ code, name, href, isHere, isOurs }) => (
            <li key={code}>
              <LinkChip
                ref={isHere ? bringIn : undefined}
                href={href}
                aria-current={isHere ? 'page' : undefined}
                lang={isOurs ? undefined : 'zh-CN'}
              >
                {name}
              </LinkChip>
            </li>
          ))}
          {tags === null
            ? bones.map((bone) => (
                <li key={bone} className={css.bone}>
                  <SkeletonBlock height="34px" width="64px" />
                </li>
              ))
            : null}
        </ul>
      </nav>
    </div>
  );
}

/** Null while loading, empty after a failure. */
const usePostTags = (): readonly Tag[] | null => {
  const modules = useSelector(useApp(), ({ children }) => children.modules);
  const actor = useSelector(modules, (snapshot) => snapshot && selectModule('postTags')(snapshot));
  const failed = useSelector(actor, (snapshot) => snapshot?.hasTag('failed') ?? false);
  const tags = useSelector(actor, (snapshot) => (snapshot ? selectData<readonly Tag[]>(snapshot) : null));
  return failed ? [] : tags;
};
