import * as z from 'zod/mini'

export const recoveryCodeCount = 10

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits as four groups of four, without letters that are taken for digits. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte & 31]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Normalizes a code for comparison: however it was typed or pasted, and with look-alikes read as what they
 * must be.
 */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

export const RecoveryCode = z.pipe(
  z.pipe(z.string().check(z.maxLength(64)), z.transform(plain)),
  z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'A recovery code has 16 letters and digits')),
)
