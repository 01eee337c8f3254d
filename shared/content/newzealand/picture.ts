import newzealand from '../../pictures/newzealand.svg';

export const picture = newzealand;
