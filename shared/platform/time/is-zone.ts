const named = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/

/** Tells whether this is a time zone by its IANA name, such as America/Chicago. */
export function isZone(zone: string): boolean {
  if (!named.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
