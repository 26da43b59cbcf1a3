const fraction = /^(-?)(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/
/** No figure of thousands begins with 0. */
const thousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const decimal = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** The numbers that a typed figure may be: none, one, or of 1,250 first the one with thousands and then the one with decimals. */
export function readFigures(text: string): number[] {
  const parts = fraction.exec(text)
  if (parts) {
    const [, sign, whole = '0', above, below] = parts
    const value = (Number(whole) + Number(above) / Number(below)) * (sign ? -1 : 1)
    return Number.isFinite(value) ? [value] : []
  }
  const large = thousands.test(text) ? [Number(text.replaceAll(',', ''))] : []
  const small = decimal.test(text) ? [Number(text.replace(',', '.'))] : []
  return [...large, ...small]
}
