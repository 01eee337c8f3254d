import australia from '../../pictures/australia.svg';

export const picture = australia;
