const signs = '[0-9A-HJKMNP-TV-Z]{8}'

/** Without anchors: scanners put signs before and after a code, and some of them an address around it. */
const ticketIn = new RegExp(`CA1\\.(${signs})\\.([\\w-]{22})`)

/** Finds the text of a ticket’s QR code: `CA1.<code>.<22 signs>`. Undefined for any other code. */
export function readTicket(text: string): { code: string; key: string } | undefined {
  const [, code, key] = ticketIn.exec(text) ?? []
  return code && key ? { code, key } : undefined
}

const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1' }

/** A code as someone typed it: letters that look like digits are those digits, and blanks and hyphens are nothing. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (sign) => lookAlikes[sign] ?? sign)

const wholeCode = new RegExp(`^${signs}$`)
const codeWithin = new RegExp(`(?<![0-9A-Za-z])${signs}(?![0-9A-Za-z])`)
/** `]Q1` and the like: the kind of a code, which many scanners can send before it. */
const kindOfCode = /^\P{L}*\][A-Za-z]\d/u

/** Finds the eight signs of a card or a ticket: typed on their own, or whole among what a scanner sends with them. */
export function findCode(text: string): string | undefined {
  const typed = readCode(text)
  return wholeCode.test(typed) ? typed : codeWithin.exec(text.replace(kindOfCode, ''))?.[0]
}
