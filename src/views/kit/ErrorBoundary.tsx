import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly resetKey?: unknown;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override state: ErrorBoundaryState = { broken: null, resetKey: this.props.resetKey };

  readonly retry = () => this.setState({ broken: null });

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
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
