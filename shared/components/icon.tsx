export type IconName = 'mail' | 'message' | 'pause' | 'phone' | 'plane' | 'play';

/** One of the icons that the document has (`server/pages/icons.tsx`), so that no script needs their drawings. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}

/** The id of an icon's drawing in the document. */
export function iconId(name: IconName): string {
  return `icon-${name}`;
}
