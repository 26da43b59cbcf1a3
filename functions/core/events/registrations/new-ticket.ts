import { randomBytes, randomInt } from 'node:crypto'

/** Crockford’s: no letter that sounds or looks like another sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** Eight signs to read aloud at the gate. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')

/** 128 bits in 22 signs, which no one can guess. */
export const newTicketKey = (): string => randomBytes(16).toString('base64url')

/** The text in a ticket’s QR code: nothing personal. */
export const ticketText = ({ code, ticketKey }: { code: string; ticketKey: string }): string =>
  `CA1.${code}.${ticketKey}`
