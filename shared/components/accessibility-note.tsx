import { home } from '../content/home.ts';
import { accessibilityId } from '../routes.ts';
import { RichText } from './rich-text.tsx';

/** How far the site can be used by everyone, and where to say so when it can't. */
export function AccessibilityNote() {
  return (
    <details className="accessibility-note">
      <summary id={accessibilityId}>How accessible this site is</summary>
      {home.accessibility.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </details>
  );
}
