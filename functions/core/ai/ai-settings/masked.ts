const streets =
  'street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|circle|cir|way|place|pl|terrace|ter|parkway|pkwy|highway|hwy|trail|trl|loop|square|sq|alley|plaza'

/** What names a person or opens an account, and what stands in its place. The order matters: each sees what is left. */
const masks: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu, '[email]'],
  // Digits of cards in any groups.
  [/(?<!\p{Nd})\p{Nd}(?:[ \u00a0-]?\p{Nd}){12,}(?!\p{Nd})/gu, '[number]'],
  // Numbers with their country, or with the zero before an area.
  [/\+[\s(]{0,2}\p{Nd}(?:[\s().–/-]{0,3}\p{Nd}){6,14}/gu, '[phone]'],
  [/(?<!\p{Nd}[/.–-]?)\(?0\p{Nd}(?:[\s().–-]{0,3}\p{Nd}){7,13}(?!\p{Nd})/gu, '[phone]'],
  // American numbers, with or without their area.
  [
    /(?<!\p{Nd})(?:1[\s.–-]{0,3})?\(?\p{Nd}{3}\)?[\s.–/-]{0,3}\p{Nd}{3}[\s.–-]{0,3}\p{Nd}{4}(?!\p{Nd})/gu,
    '[phone]',
  ],
  [/(?<!\p{Nd})\p{Nd}{3}[.–-]\p{Nd}{4}(?!\p{Nd})/gu, '[phone]'],
  [/\p{Nd}{7,}/gu, '[number]'],
  [
    new RegExp(
      `(?<!\\p{Nd})\\p{Nd}{1,6}\\p{L}?(?:[ \\t]+[\\p{L}\\p{N}.'’-]+){1,5}?[ \\t]+(?:${streets})(?![\\p{L}\\p{N}])\\.?`,
      'giu',
    ),
    '[address]',
  ],
  [/\bP\.? ?O\.? Box \p{N}+/giu, '[address]'],
]

/** A text without addresses and numbers that name someone, as it may leave the platform. */
export const maskedText = (text: string): string =>
  masks.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text)

/** The same for every text in data. Numbers of the data are the platform’s own, such as years and prices. */
export function maskedData(data: unknown): unknown {
  if (typeof data === 'string') return maskedText(data)
  if (Array.isArray(data)) return data.map(maskedData)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, maskedData(value)]))
}
