import { useLayoutEffect } from 'react';

interface JsonLdProps {
  readonly about: Readonly<Record<string, unknown>>;
  /** Called before insertion, to install the Trusted Types policy that allows JSON-LD. */
  readonly admit: () => void;
}

/** Not by React, which creates scripts from HTML text: Trusted Types refuse that. */
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

/** Escapes `<`, so that no value can close the script element. */
const jsonLd = (about: JsonLdProps['about']): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
