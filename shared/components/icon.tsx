import { createElement } from 'react';

/** An icon's SVG elements. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

type Props = {
  /** As importing the icon gives them. */
  readonly shapes: IconShapes;
  readonly className?: string;
};

/** A Lucide icon. It repeats what the words beside it say, so it is hidden from screen readers. */
export function Icon({ shapes, className = '' }: Props) {
  return createElement(
    'svg',
    { className: `icon ${className}`.trim(), viewBox: '0 0 24 24', 'aria-hidden': true },
    ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
