/** Month names, January first. Our own list: `Intl` could differ between server and browser and break hydration. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
