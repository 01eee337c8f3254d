import { home } from '../content/home.ts';

/** What happens to the five items a visitor sends, beside the form that sends them. */
export function PrivacyNote() {
  return (
    <details className="privacy-note">
      <summary>How we use what you send</summary>
      {home.privacy.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
