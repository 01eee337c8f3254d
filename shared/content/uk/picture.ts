import uk from '../../pictures/uk.svg';

export const picture = uk;
