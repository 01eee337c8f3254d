import { Component, type ReactNode } from 'react';
import { errorContent } from '#content/error.ts';
import { ErrorView } from './error-view.tsx';
import { reload } from './reload.client.ts';

type Props = { readonly children: ReactNode };
type State = { readonly hasFailed: boolean };

/** Shows the error view in place of a page that failed in the browser. What failed is for the console, not for visitors. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { detail, lead, reload: label } = errorContent.crash;
    return (
      <ErrorView detail={detail} lead={lead}>
        <button className="button" type="button" onClick={reload}>
          {label}
        </button>
      </ErrorView>
    );
  }
}
