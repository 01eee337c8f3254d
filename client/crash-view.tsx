import { useEffect } from 'react';
import { errorContent } from '#content/error.ts';
import { ErrorView } from '../shared/components/error-view.tsx';

/** Error view for a page that failed in the browser. The error itself is logged to the console, not shown. */
export function CrashView() {
  const { detail, lead, reload } = errorContent.crash;
  useEffect(() => {
    document.title = detail;
    document.querySelector('h1')?.focus();
  }, [detail]);
  return (
    <ErrorView detail={detail} lead={lead}>
      <p className="row">
        <button className="button" type="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </p>
    </ErrorView>
  );
}
