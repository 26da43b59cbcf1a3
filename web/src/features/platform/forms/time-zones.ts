/** The zones of most readers of the platform come before all others. */
const first = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** Every time zone to choose from, with the one that is chosen. */
export const timeZones = (chosen: string): string[] => [
  ...new Set([...first, chosen, ...Intl.supportedValuesOf('timeZone')]),
]
