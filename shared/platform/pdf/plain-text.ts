/** The characters that the standard fonts of every PDF reader have beyond Latin-1, by byte. */
const special: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

/** Signs that those fonts lack, spelled. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*Ω/g, '$1 ohm'],
  [/[ΩΩ]/g, 'ohm'],
  [/(\d)\s*″/g, '$1 in'],
  [/″/g, 'in'],
  [/(\d)\s*′/g, '$1 ft'],
  [/−/g, '-'],
  [/≤/g, 'at most '],
  [/≥/g, 'at least '],
  [/⁻/g, '-'],
]

/** A text as bytes of a PDF string. Signs without a place there are spelled, and letters of other scripts are left out. */
export function pdfBytes(text: string): number[] {
  const plain = spelled.reduce((rest, [sign, word]) => rest.replace(sign, word), text)
  return [...plain].flatMap((letter) => {
    const code = letter.codePointAt(0) as number
    const known = special[letter] ?? (code < 0x80 || (code >= 0xa0 && code < 0x100) ? code : undefined)
    return known === undefined || known < 0x20 ? [] : [known]
  })
}
