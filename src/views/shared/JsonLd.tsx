/** A JSON value, as schema.org describes things with it. */
export type Described = { readonly [key: string]: string | number | boolean | null | Described | readonly Described[] };

/** What the page is about, for machines that read it. It holds data, and is never run. */
export function JsonLd({ data }: { readonly data: Described }) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>;
}
