import usa from '../../pictures/usa.svg';

export const picture = usa;
