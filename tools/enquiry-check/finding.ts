/** One thing that was looked at; `fault` says what is wrong and what would be right. */
export type Finding = { readonly subject: string; readonly fault?: string };

export function finding(subject: string, good: boolean, fault: string): Finding {
  return good ? { subject } : { subject, fault };
}
