import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in the place of what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken part from taking the page along. Give it a `key`: with another one it begins anew. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
