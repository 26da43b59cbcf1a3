type Sign = '.' | ','

/** What a sign before three digits means in the figures of a file, where its reader has said so. */
export type SignMeanings = Partial<Record<Sign, 'decimals' | 'thousands'>>

/** A figure of a file that may be two. The answer holds for all figures of the file with the same sign. */
export type SignQuestion = {
  sign: Sign
  /** The column. */
  key: string
  /** With decimals, and with thousands. */
  choices: readonly [decimals: number, thousands: number]
  message: string
}

type FigureOfFile = { lineNo: number; header: string; text: string }

/** No figure of thousands begins with 0. */
const twofold = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/

/**
 * The first figure that is two: 1,200 is 1200 to some and 1.2 to others, as is 1.200 in files parted by semicolons, which are
 * from where commas begin the decimals. No one may publish the wrong one by chance.
 */
export function signQuestion(
  figures: readonly FigureOfFile[],
  delimiter: string,
  meanings: SignMeanings,
): SignQuestion | undefined {
  for (const { lineNo, header, text } of figures) {
    const sign = twofold.exec(text)?.[1] as Sign | undefined
    if (!sign || meanings[sign] || (sign === '.' && delimiter !== ';')) continue
    const choices = [Number(text.replace(sign, '.')), Number(text.replace(sign, ''))] as const
    const message = `Is ${text} in line ${lineNo}, ${header}, ${choices[0]} or ${choices[1]}? The answer holds for every such figure of the file.`
    return { sign, key: header, choices, message }
  }
  return undefined
}

/** A figure with a decimal point and without thousands, as its reader means it. */
export function plainFigure(text: string, meanings: SignMeanings): string {
  const signed = text.replace('\u2212', '-')
  const sign = twofold.exec(signed)?.[1] as Sign | undefined
  return sign ? signed.replace(sign, meanings[sign] === 'thousands' ? '' : '.') : signed
}
