export type IconName = 'mail' | 'message' | 'pause' | 'phone' | 'plane' | 'play';

/** An icon from the document's sprite (`server/pages/icons.tsx`), which keeps the drawings out of the scripts. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}

/** ID of an icon's symbol in the document. */
export function iconId(name: IconName): string {
  return `icon-${name}`;
}
