/** A figure of a file: what it is, what it may be either of, or neither. */
export type FileNumber = { value: number } | { either: readonly [number, number] } | undefined

const point = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const comma = /^[+-]?(?:\d+,\d*|,\d+)(?:e[+-]?\d+)?$/i
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+$/
const groupedByPoint = /^[+-]?[1-9]\d{0,2}\.\d{3}$/
const groupedWithPoint = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/
const groupedWithComma = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/

/**
 * Reads a figure with a decimal point or comma. One comma before exactly three digits may be either: `commas` says what
 * the other figures of the file use, where they tell. Among decimal commas, a point before three digits may be either, too.
 */
export function fileNumber(text: string, commas: boolean | undefined): FileNumber {
  if (commas && groupedByPoint.test(text)) return { either: [Number(text), Number(text.replace('.', ''))] }
  if (point.test(text)) return finite(Number(text))
  if (groupedWithPoint.test(text)) return finite(Number(text.replaceAll(',', '')))
  if (groupedWithComma.test(text)) return finite(Number(text.replaceAll('.', '').replace(',', '.')))
  if (!comma.test(text) && !grouped.test(text)) return undefined
  const [small, large] = [Number(text.replace(',', '.')), Number(text.replaceAll(',', ''))]
  if (!grouped.test(text)) return finite(small)
  if (text.indexOf(',') !== text.lastIndexOf(',')) return finite(large)
  // A leading zero is never one of thousands.
  if (/^[+-]?0,/.test(text)) return finite(small)
  if (commas === undefined) return { either: [small, large] }
  return finite(commas ? small : large)
}

const finite = (value: number) => (Number.isFinite(value) ? { value } : undefined)

/** Tells whether the figures of a file have decimal commas or points; undefined if none of them shows it. */
export function usesCommas(figures: readonly string[]): boolean | undefined {
  const withComma = figures.some((one) => comma.test(one) && (!grouped.test(one) || /^[+-]?0,/.test(one)))
  // Among decimal commas, 1.600 may be 1600, and says nothing.
  const withPoint = figures.some(
    (one) => point.test(one) && one.includes('.') && !(withComma && groupedByPoint.test(one)),
  )
  return withComma === withPoint ? undefined : withComma
}
