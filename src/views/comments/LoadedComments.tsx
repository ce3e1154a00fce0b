import { useSelector } from '@xstate/react';
import type { CommentsActor } from '#machines/comments/comments.machine.ts';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { Comments } from './Comments.tsx';

interface Commented {
  readonly commentCount: number | null;
}

interface LoadedCommentsProps<T extends Commented> {
  readonly actor: CommentsActor;
  readonly subject: ResourceActor<T>;
}

/** The comments of what a page loads, once it is there. */
export function LoadedComments<T extends Commented>({ actor, subject }: LoadedCommentsProps<T>) {
  const loaded = useSelector(subject, (snapshot) => selectData<T>(snapshot));
  return loaded && <Comments actor={actor} count={loaded.commentCount} />;
}
