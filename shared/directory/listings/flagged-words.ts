import { fold } from '#shared/platform/words/fold.ts'

/** Words of spam and fraud, folded: a text with one of them waits for an administrator. */
const words = [
  'bitcoin',
  'casino',
  'cash app',
  'cbd',
  'crypto',
  'escort',
  'escorts',
  'gift card',
  'gift cards',
  'onlyfans',
  'payday loan',
  'payday loans',
  'porn',
  'telegram',
  'viagra',
  'western union',
  'whatsapp',
]

/** Tells whether a text has a word that waits for an administrator. */
export function isFlagged(text: string): boolean {
  const folded = ` ${fold(text)} `
  return words.some((word) => folded.includes(` ${word} `))
}
