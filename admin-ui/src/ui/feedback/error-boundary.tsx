import { Component, type ReactNode } from 'react';
import { resetFailedChunks } from '../layout/screen-chunk';

interface Props {
  fallback: ReactNode;
  /** A new value clears the error, so that the user can go on to another screen. */
  resetKey?: string;
  children: ReactNode;
}

/** Also catches a chunk that fails to load, after a new release or without a network. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (!this.state.failed || resetKey === this.props.resetKey) return;
    resetFailedChunks();
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
