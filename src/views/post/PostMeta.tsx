import { selectOrigin } from '#machines/app/app.machine.ts';
import { maskedTitle } from '#machines/post/post-title.ts';
import type { PostDetail } from '#services/contract/post.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { machineTime } from '../kit/formats.ts';
import { Head } from '../kit/Head.tsx';

/** Uses the masked title. */
export function PostMeta({ post }: { readonly post: PostDetail }) {
  const to = useTo();
  const origin = selectOrigin(useApp().getSnapshot());
  const { author, summary, publishTime } = post;
  const headline = maskedTitle(post);
  return (
    <Head
      page={headline}
      description={summary}
      image={post.coverImg}
      kind="article"
      publishTime={publishTime}
      about={{
        '@type': 'DiscussionForumPosting',
        headline,
        text: summary,
        url: new URL(to.post({ id: post.id }), origin).href,
        datePublished: machineTime(publishTime),
        author: author
          ? { '@type': 'Person', name: author.name, url: new URL(to.person({ id: author.memberId }), origin).href }
          : undefined,
        commentCount: post.commentCount ?? undefined,
      }}
    />
  );
}
