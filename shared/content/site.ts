/**
 * Who the consultancy is. The email address and phone number are settings of the running site (see README),
 * since they differ between a trial and the real one.
 */
export const site = {
  name: 'Par Avion',
  airport: { code: 'HYD', city: 'Hyderabad', position: [78.43, 17.24] },
  subtitle: 'Study abroad, from Hyderabad',
  /** Street, area, city with PIN code, country. */
  address: ['Road No. 12, Banjara Hills', 'Hyderabad 500034, Telangana', 'India'],
  social: [
    {
      kind: 'images',
      text: 'Par Avion on Instagram',
      href: 'https://www.instagram.com/paravion.hyd/',
    },
    {
      kind: 'professional',
      text: 'Par Avion on LinkedIn',
      href: 'https://www.linkedin.com/company/par-avion-hyderabad/',
    },
  ],
  map: {
    title: 'Map of Banjara Hills, Hyderabad, with our office marked',
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=78.4247%2C17.4086%2C78.4447%2C17.4226&layer=mapnik&marker=17.4156%2C78.4347',
    link: 'https://www.openstreetmap.org/?mlat=17.4156&mlon=78.4347#map=16/17.4156/78.4347',
  },
  rights: '© Par Avion. All rights reserved.',
  credit: 'Designed, drawn and set by Par Avion in Hyderabad.',
} as const;
