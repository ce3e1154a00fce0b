import { useSelector } from '@xstate/react';
import PenLine from 'lucide-react/icons/pen-line';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { AnyActorRef } from 'xstate';
import { joinParts } from '#i18n/isolated.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import { selectLeftOut } from '#machines/kit/resource.machine.ts';
import { maskedTitle } from '#machines/post/post-title.ts';
import { typeIfKnown } from '#machines/post/post-type.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { useTo } from '../context.tsx';
import { countedText } from '../kit/formats.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as link from '../ui/link.css.ts';
import { pressBySpace } from '../ui/press-by-space.ts';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { ModuleContent } from './ModuleContent.tsx';
import { RowsSkeleton } from './NewsBlocks.tsx';

interface PublishProps {
  /** Preselected for the new post (R2.6-10). */
  readonly circle: string | undefined;
}

export function PublishLink({ circle }: PublishProps) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  return (
    <LinkButton
      wide
      tone="loud"
      role="button"
      onKeyDown={pressBySpace}
      icon={<PenLine aria-hidden="true" size={18} />}
      href={to.postCreate(circle === undefined ? {} : { circle })}
    >
      {t('frame:aside.publish')}
    </LinkButton>
  );
}

interface PostsProps {
  readonly page: AnyActorRef | undefined;
  readonly name: 'hotPosts' | 'relatedPosts';
}

/** Depends on the page's data (R2.5-16); absent on pages that do not load it. */
export function Posts({ page, name }: PostsProps) {
  const actor: ResourceActor<readonly Post[], Params> | undefined = useSelector(
    page,
    (snapshot) => snapshot?.children[name],
  );
  const detail: AnyActorRef | undefined = useSelector(page, (snapshot) => snapshot?.children.detail);
  const isLost: boolean = useSelector(detail, (snapshot) => snapshot?.hasTag('failed') ?? false);
  // Lists load their own items first: reserves the space meanwhile.
  const isLooking: boolean = useSelector(page, (snapshot) => snapshot?.hasTag('loading') ?? false);
  if (isLost || !(actor || isLooking)) return null;
  return <PostBlock actor={actor} name={name} />;
}

interface PostBlockProps extends Pick<PostsProps, 'name'> {
  readonly actor: ResourceActor<readonly Post[], Params> | undefined;
}

function PostBlock({ actor, name }: PostBlockProps) {
  const { t, i18n } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const isEmpty = useSelector(actor, (snapshot) => !!snapshot?.hasTag('empty') && selectLeftOut(snapshot) === 0);
  const typeName = (tagId: number | null) => {
    const type = typeIfKnown(tagId);
    return type === null ? '' : t(`frame:aside.postType.${type}`);
  };
  const views = (of: number | null) =>
    countedText(of, i18n.language, (total, count) => t('frame:aside.views', { count, total }));
  if (isEmpty) return null;
  return (
    <Block id={name} title={t(`frame:aside.${name}`)} href={to.tagPosts()}>
      <ModuleContent<readonly Post[], Params> actor={actor} skeleton={<RowsSkeleton count={5} />}>
        {(posts) => (
          <ol role="list" className={css.list}>
            {posts.map((post) => (
              <li key={post.id} className={css.row}>
                <div className={css.words}>
                  <Link className={`${css.name} ${link.stretched}`} lang="zh-CN" href={to.post({ id: post.id })}>
                    {maskedTitle(post)}
                  </Link>
                  <span className={css.note}>{joinParts([typeName(post.tagId), views(post.viewCount)])}</span>
                </div>
              </li>
            ))}
          </ol>
        )}
      </ModuleContent>
    </Block>
  );
}
