import type { Params } from '#machines/shared/page.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import { ShareButton } from '#views/shared/ShareButton.tsx';
import * as css from './ArticleActions.css.ts';

interface ArticleActionsProps {
  readonly news: NewsDetail;
  readonly share: ShareActor<Params>;
}

/** What a reader can do with an article. */
export function ArticleActions({ news, share }: ArticleActionsProps) {
  const to = useTo();
  return (
    <div className={css.root}>
      <ShareButton actor={share} href={to.article({ id: news.id })} title={news.title} />
    </div>
  );
}
