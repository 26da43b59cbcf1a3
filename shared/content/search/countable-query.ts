import { fold } from '#shared/platform/words/fold.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

const longestQuery = 60

/** Email and web addresses, and streets with a house number. */
const addresses = [
  /@|%40|:\/\/|\bwww\./i,
  /\.(?:com|net|org|edu|gov|info|biz|io|co|us)\b/i,
  /\b\d{1,6}\s+(?:\S+\s+){1,4}(?:st|street|ave|avenue|rd|road|blvd|boulevard|ln|lane|dr|drive|ct|court|hwy|highway|pl|place)\b/i,
]
const telephone = /\d(?:[\s().+/-]*\d){6}/
const digitsOnly = /^[\p{N} ]*$/u

/**
 * A query as it is counted; undefined where it must not be: too short or too long to say anything, or what looks like
 * an address, a phone number, or digits only.
 */
export function countableQuery(query: string): string | undefined {
  const text = query.normalize('NFKC')
  if (telephone.test(text) || addresses.some((pattern) => pattern.test(text))) return undefined
  const folded = fold(text)
  if (!isTerm(folded) || folded.length > longestQuery || digitsOnly.test(folded)) return undefined
  return folded
}
