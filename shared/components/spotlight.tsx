import type { Picture } from '../picture.ts';
import type { DestinationRoute } from '../routes.ts';
import { Stamp } from './stamp.tsx';

type Props = {
  readonly route: DestinationRoute;
  readonly picture: Picture;
  readonly lines: readonly [string, string];
};

/** A destination's card on the home page. */
export function Spotlight({ route: { id, path, label }, picture, lines }: Props) {
  return (
    <li className="spotlight" data-destination={id}>
      <Stamp picture={picture} />
      <div className="spotlight__text">
        <h3>{label}</h3>
        <p>
          {lines[0]}
          <br />
          {lines[1]}
        </p>
        <a className="button button--quiet" href={path}>
          Learn more<span className="visually-hidden"> about studying in {label}</span>
        </a>
      </div>
    </li>
  );
}
