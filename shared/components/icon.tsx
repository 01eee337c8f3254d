type Props = {
  /** An icon's shapes, as importing it gives them. */
  readonly shapes: string;
  readonly className?: string;
};

/** A Lucide icon. It repeats what the words beside it say, so it is hidden from screen readers. */
export function Icon({ shapes, className = '' }: Props) {
  return (
    <svg
      className={`icon ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
