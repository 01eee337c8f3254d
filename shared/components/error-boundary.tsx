import { Component, type ReactNode } from 'react';
import { ErrorView } from './error-view.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly error?: unknown };

/** Shows the error view, with the error's message, in place of a page that failed in the browser. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    return <ErrorView detail={error instanceof Error ? error.message : String(error)} />;
  }
}
