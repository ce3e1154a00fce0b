import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in the place of what broke. */
  readonly fallback: ReactNode;
  /** With another value, what broke is tried again. */
  readonly at?: unknown;
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  /** The value with which it last began. */
  readonly at: unknown;
}

/** Keeps a broken part from taking the page along. Give it a `key`: with another one it begins anew. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state: BoundaryState = { isBroken: false, at: this.props.at };

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override componentDidUpdate() {
    const { at } = this.props;
    if (this.state.isBroken && at !== this.state.at) this.setState({ isBroken: false, at });
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
