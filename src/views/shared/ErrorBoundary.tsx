import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of what broke; `retry` renders it once more. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** With another value, what broke is rendered once more. */
  readonly resetKey?: unknown;
  readonly onError?: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null;
  /** The value with which it last began. */
  readonly resetKey: unknown;
}

/** Keeps a broken part from taking the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override state: ErrorBoundaryState = { broken: null, resetKey: this.props.resetKey };

  readonly retry = () => this.setState({ broken: null });

  override componentDidCatch() {
    this.props.onError?.();
  }

  override componentDidUpdate() {
    const { resetKey } = this.props;
    if (this.state.broken && resetKey !== this.state.resetKey) this.setState({ broken: null, resetKey });
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error, this.retry) : this.props.children;
  }
}
