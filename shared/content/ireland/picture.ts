import ireland from '../../pictures/ireland.svg';

export const picture = ireland;
