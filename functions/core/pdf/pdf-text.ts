/** What the encoding of the standard fonts has beside Latin-1. */
const extra: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  // It has no minus; the dash is as long as one.
  '−': 0x96,
  Š: 0x8a,
  š: 0x9a,
  Ž: 0x8e,
  ž: 0x9e,
  Œ: 0x8c,
  œ: 0x9c,
  Ÿ: 0x9f,
  // Letters with a stroke, which are not made of a letter and a mark.
  Ł: 0x4c,
  ł: 0x6c,
  Đ: 0x44,
  đ: 0x64,
  ı: 0x69,
}

const unknown = 0x3f

/**
 * A text in the one-byte encoding of the fonts that every reader has, escaped as PDF wants it. A letter with a mark
 * that is not in it loses the mark; what is of another script becomes a question mark.
 */
export function pdfText(text: string): string {
  const bytes = [...text.normalize('NFC')].map(byteOf)
  return bytes
    .map((byte) => String.fromCharCode(byte))
    .join('')
    .replace(/[\\()]/g, '\\$&')
}

/** Whether no letter of a text would become a question mark. */
export const isPdfText = (text: string): boolean =>
  [...text.normalize('NFC')].every((letter) => letter === '?' || byteOf(letter) !== unknown)

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x20) return 0x20
  if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return code
  const bare = letter.normalize('NFKD').codePointAt(0) ?? 0
  return extra[letter] ?? (bare >= 0x20 && bare < 0x7f ? bare : unknown)
}
