import { dollars } from '#shared/platform/money/dollars.ts'

/** Words with a special spelling. */
const spellings: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  id: 'ID',
  url: 'URL',
  csv: 'CSV',
}

/** A field of a change as a person would name it: `customPriceCents` is "Custom price", `planIds` is "Plans". */
export function fieldWords(field: string): string {
  const words = field
    .replace(/Ids$/, 's')
    .replace(/(Cents|Id|At)$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\w+/g, (word) => spellings[word] ?? word)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats an old or new value of a field: money as money, codes such as `pro_competitor` as words. */
export function valueWords(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (field.endsWith('Cents') && typeof value === 'number') return dollars(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => valueWords('', one)).join(', ') || 'none'
  if (typeof value === 'object')
    return Object.values(value)
      .map((part) => valueWords('', part))
      .join(' ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value
}
