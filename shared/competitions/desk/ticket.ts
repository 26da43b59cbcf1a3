/** Reads the text in a ticket’s QR code: `CA1.<code>.<22 signs>`. Undefined for any other code. */
export function readTicket(text: string): { code: string; key: string } | undefined {
  const [, code, key] = /^CA1\.([0-9A-HJKMNP-TV-Z]{8})\.([\w-]{22})$/.exec(text.trim()) ?? []
  return code && key ? { code, key } : undefined
}

const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1' }

/** A code as someone typed it: letters that look like digits are those digits, and blanks and hyphens are nothing. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (sign) => lookAlikes[sign] ?? sign)
