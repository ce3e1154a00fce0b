import { HeadWords } from './Head.tsx';

/** What the document's head says where an address leads to nothing: it is no page for a search engine to keep. */
export function MissingHead({ page }: { readonly page: string }) {
  return (
    <>
      <HeadWords page={page} />
      <meta name="robots" content="noindex" />
    </>
  );
}
