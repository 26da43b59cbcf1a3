/**
 * Keeps one format for each time zone: making one takes longer than a hundred uses of it. Throws a RangeError for what is
 * no zone.
 */
export function keptFormats(
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (zone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    const before = kept.get(zone)
    if (before) return before
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
    kept.set(zone, made)
    return made
  }
}
