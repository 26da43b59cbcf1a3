const inWords = (limit: number | bigint, unit: string) =>
  `${limit.toLocaleString('en-US')}${unit && ` ${unit}`}`

/** What a field requires: `Must be at most 2,000 characters`. */
export const atMost = (limit: number | bigint, unit = ''): string => `Must be at most ${inWords(limit, unit)}`

export const atLeast = (limit: number | bigint, unit = ''): string =>
  `Must be at least ${inWords(limit, unit)}`
