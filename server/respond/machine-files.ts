type SecurityText = {
  readonly contact: string;
  readonly publicOrigin: string;
  readonly now: Date;
};

const daysValid = 364;

/** `security.txt` (RFC 9116), which has to expire within a year: as long as a copy may run. */
export function writeSecurityText({ contact, publicOrigin, now }: SecurityText): string {
  const day = 24 * 60 * 60 * 1000;
  // Copies started on the same day say the same.
  const expires = new Date((Math.floor(now.getTime() / day) + daysValid) * day).toISOString();
  const path = '/.well-known/security.txt';
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${publicOrigin}${path}\n`;
}
