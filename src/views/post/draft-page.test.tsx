import { expect, test } from 'vitest';
import { openPage } from '../../../tests/harness/page-fixture.tsx';

const own = async (isDraft: boolean) => {
  const stage = await openPage({ pageName: 'post', routeName: 'post.post', ofOne: true });
  const post = stage.backend.domain.seed.posts().find((one) => one.authorId === '1001' && one.isDraft === isDraft);
  await stage.visit(post?.id);
  const html = await stage.render();
  const [article = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  return { article, html };
};

test('a draft has nothing that others would do with it: no comments, no like, no favourite, no address to share', async () => {
  const [draft, published] = [await own(true), await own(false)];
  expect(draft.article).toContain('草稿，仅自己可见');
  for (const word of ['点赞', '收藏', '分享']) {
    expect(published.article).toContain(word);
    expect(draft.article).not.toContain(word);
  }
  expect(published.html).toContain('写评论');
  expect(draft.html).not.toContain('写评论');
});
