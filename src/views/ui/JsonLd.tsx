import { useLayoutEffect } from 'react';

export interface JsonLdProps {
  /** What a page is about in the words of schema.org, without `@context`. */
  readonly about: Readonly<Record<string, unknown>>;
  /** Called before it is written: makes the page's policy let JSON-LD in. */
  readonly admit: () => void;
}

/** What a page is about, for machines. Made by hand: React makes script elements of HTML text, which Trusted Types refuse. */
export function JsonLd({ about, admit }: JsonLdProps) {
  const text = jsonLd(about);
  useLayoutEffect(() => {
    admit();
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.append(text);
    document.head.append(script);
    return () => script.remove();
  }, [text, admit]);
  return null;
}

/** As text of a script element: nothing in it can close the element. */
const jsonLd = (about: JsonLdProps['about']): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
