import { randomBytes, randomInt } from 'node:crypto'

/** Crockford’s: no letter that sounds or looks like another sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** Spreadsheets turn such codes into numbers and dates: `321E0439` becomes infinite, and `1MAR2027` a day. */
const isRewritten = (code: string): boolean =>
  /^\d+(E\d+)?$/.test(code) || /^\d{1,2}(JAN|FEB|MAR|APR|MAY|SEP|DEC)\d{2,4}$/.test(code)

/** Eight signs to read aloud at the gate, which stay the same in a spreadsheet. */
export function newCode(pick: (below: number) => number = randomInt): string {
  const code = Array.from({ length: codeLength }, () => signs[pick(signs.length)]).join('')
  return isRewritten(code) ? newCode(pick) : code
}

/** 128 bits in 22 signs, which no one can guess. */
export const newTicketKey = (): string => randomBytes(16).toString('base64url')

/** The text in a ticket’s QR code: nothing personal. */
export const ticketText = ({ code, ticketKey }: { code: string; ticketKey: string }): string =>
  `CA1.${code}.${ticketKey}`
