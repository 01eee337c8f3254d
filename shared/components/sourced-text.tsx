import type { Aging, Coming, ExternalLink, Text } from '../content/types.ts';
import { textOn } from '../time/aging.ts';
import type { Day } from '../time/months.ts';
import { DateText } from './date-text.tsx';
import { RichText } from './rich-text.tsx';
import { SourceLink } from './source-link.tsx';

type Props = {
  readonly text: Text;
  readonly source?: ExternalLink | undefined;
  readonly coming?: Coming | undefined;
  readonly aging?: Aging | undefined;
  readonly today: Day;
};

/** A text with its official page. Once the text is due for review, the official page comes first, then what is still true. */
export function SourcedText({ text, coming, source, aging, today }: Props) {
  if (!aging || !source || today < aging.lookAgain) {
    const current = textOn({ text, coming }, today);
    return (
      <span key={current}>
        <RichText text={current} /> {source && <SourceLink source={source} />}
      </span>
    );
  }
  return (
    // The key replaces the whole element on a change: the browser may have translated it.
    <span key="old">
      <SourceLink source={source} /> We read this on <DateText iso={aging.read} />. It may have
      changed: read the official page. <RichText text={aging.afterwards} />
    </span>
  );
}
