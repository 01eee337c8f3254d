/** What the site ships with, and another company can't have: links by what they are, and where the office lies. */
const links: Readonly<Record<string, string>> = {
  Instagram: 'instagram.com/paravion.hyd',
  LinkedIn: 'linkedin.com/company/par-avion-hyderabad',
  map: '17.4156',
};
const shippedCity = 'Hyderabad';

/** What sentences say of the region in which the site was written. */
export const shippedRegion: readonly string[] = [shippedCity, 'Telangana', 'Telugu'];

/** Links among these that still lead to the company that the site was written for. */
export function listShippedLinks(used: readonly string[]): readonly string[] {
  return Object.entries(links)
    .filter(([, link]) => used.some((href) => href.includes(link)))
    .map(([name, link]) => `${name}: ${link}… is the address that the site was delivered with`);
}

/** Whether the office is elsewhere, so that sentences about the region may be wrong. */
export function hasMoved(city: string): boolean {
  return city !== shippedCity;
}
