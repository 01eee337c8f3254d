import canada from '../../pictures/canada.svg';

export const picture = canada;
