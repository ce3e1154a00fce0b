import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export interface AnyLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link that may leave the app, by a target or as a file. */
export const AnyLink = (props: AnyLinkProps) =>
  props.target === undefined && props.download === undefined ? <Link {...props} /> : <a {...props} />;
