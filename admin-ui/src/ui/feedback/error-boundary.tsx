import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../layout/screen-chunk';

interface Props {
  fallback: ReactNode;
  /** Another value is another try: a screen that broke is left behind by going to the next. */
  place?: string;
  children: ReactNode;
}

/** Also catches a chunk that cannot be loaded, after a new release or without a network. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (!this.state.failed || place === this.props.place) return;
    forgetFailures();
    this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
