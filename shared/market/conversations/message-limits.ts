import { fold } from '#shared/platform/words/fold.ts'

export const conversationsADay = 20
export const conversationsOfNewAccount = 5
export const messagesAnHour = 60
/** A text of so many letters goes to so many sellers within a day. */
export const lettersOfRepeat = 30
export const sellersOfRepeat = 3

const digits: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}

const domains = 'com|net|org|io|co|us|info|biz|me|app|shop|store|site|online|link|ly|gg|xyz|cc|tv|be|ca|uk'
/** A dot that ends a sentence has a space behind it, that of an address has none. */
const dotOrSpelled =
  /\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+dot\s+|\s+\.\s*(?=[a-z])|\s*\.\s+(?=(?:com|org)\b)/g
const atOrSpelled = /\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*|\s*@\s*/g
/** Shops are at places, too: the word is a sign of an address only before one. */
const atBeforeDomain = new RegExp(String.raw`\s+at\s+(?=[a-z0-9-]+\.(?:${domains})\b)`, 'g')

/** Letters, digits, dots, and signs of addresses as they are meant: `five five five`, `dot com`, `(at)`. */
const meant = (text: string): string =>
  text
    .normalize('NFKC')
    // What is not seen, and signs around digits: a keycap is the digit in it.
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase()
    .replace(dotOrSpelled, '.')
    .replace(atOrSpelled, '@')
    .replace(atBeforeDomain, '@')

const link = new RegExp(String.raw`https?:|www\.|[a-z0-9-]\.(?:${domains})\b`)
const email = /[a-z0-9._-]@[a-z0-9-]+\.[a-z]{2,}/

/** How the digits of a number stand together, by the lengths of their groups. */
const phones = /(?<!\d,)(?:1,)?(?:3,3,4|3,7|6,4|10)(?!,\d)|(?<!\d,)(?:11|4,3,4|4,7)(?!,\d)/

/** Digits with what stands between those of a number: a dash of any kind, but no slash, as in 500/900/1500 watts. */
const digitRuns = /\+?\(?\d[\d\s().+_*·•~\p{Pd}]*/gu

/** True for ten digits as a number is written, also digit by digit, and not for years or sizes one after the other. */
function hasPhone(text: string): boolean {
  const said = text.replace(/[a-z]+/g, (word) => digits[word] ?? word)
  return (said.match(digitRuns) ?? []).some((run) => {
    const groups: string[] = []
    let singles = ''
    for (const group of [...(run.match(/\d+/g) ?? []), '']) {
      if (group.length === 1) {
        singles += group
        continue
      }
      if (singles) groups.push(singles)
      if (group) groups.push(group)
      singles = ''
    }
    const isForeign = run.startsWith('+') && groups.join('').length >= 9
    return isForeign || phones.test(groups.map(({ length }) => length).join(','))
  })
}

/** True for a text with a link, a phone number, or an email address, also one that is spelled out. */
export function hasContact(text: string): boolean {
  const said = meant(text)
  return link.test(said) || email.test(said) || hasPhone(said)
}

const words = [
  'verification code',
  'verification codes',
  'code i sent',
  'send me the code',
  'gift card',
  'gift cards',
  'wire transfer',
  'wire the money',
  'wire money',
  'western union',
  'moneygram',
  'courier will collect',
  'courier will pick',
  'my mover',
  'pay outside',
  'cashiers check',
  'overpay',
]

/** True for a text with words of fraud: it is delivered, and its reader is warned. */
export function isSuspect(text: string): boolean {
  const folded = ` ${fold(text)} `
  return words.some((word) => folded.includes(` ${word} `))
}

/** A text by which repeats are told; undefined for one that is too short to be a form letter. */
export function repeatKey(text: string): string | undefined {
  const folded = fold(text)
  return [...folded].length >= lettersOfRepeat ? folded : undefined
}
