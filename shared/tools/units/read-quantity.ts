import { toSi } from './convert.ts'
import { readFigures } from './read-figures.ts'
import { type Quantity, quantities, type Unit, units } from './unit.ts'

/** The ways people write a unit besides its sign. */
const spellings: Partial<Record<Unit, readonly string[]>> = {
  l: ['liter', 'liters', 'litre', 'litres', 'ltr'],
  ft3: ['ft3', 'ft^3', 'cuft', 'cu ft', 'cubic feet', 'cubic foot'],
  in3: ['in3', 'in^3', 'cuin', 'cu in', 'cubic inches'],
  in: ['"', 'inch', 'inches'],
  ft: ["'", 'feet', 'foot'],
  cm2: ['cm2', 'cm^2', 'sq cm'],
  in2: ['in2', 'in^2', 'sq in'],
  ohm: ['ohm', 'ohms'],
  w: ['watt', 'watts'],
}

const lengths: readonly Unit[] = ['mm', 'cm', 'm', 'in', 'ft']
const isLength = (quantity: Quantity) =>
  quantity === 'length' || quantity === 'distance' || quantity === 'travel'

/** The least and the most that a field takes, in SI units. */
export type QuantityRange = { min: number; max: number }

/**
 * A typed value in SI units, or undefined if it is none. Fractions such as 3/4, 12 3/8, 12-3/8 and 12⅜ are read, and feet
 * with inches; a unit after the figure wins over the one of the field. 1,250 is 1250 if the range holds that, else 1.25.
 */
export function readQuantity(
  text: string,
  unit: Unit,
  quantity: Quantity,
  range?: QuantityRange,
): number | undefined {
  const typed = withPlainSigns(text)
  const inFeet = isLength(quantity) ? readFeet(typed) : undefined
  if (inFeet !== undefined) return inFeet
  const [figure, written] = withoutUnit(typed, quantity)
  const values = readFigures(figure.trim()).map((value) => toSi(value, written ?? unit))
  const usual = (written ?? unit) === 'in' ? values.at(-1) : values[0]
  return range ? (values.find((value) => isWithin(value, range)) ?? usual) : usual
}

const isWithin = (value: number, { min, max }: QuantityRange) => value >= min && value <= max

const vulgar = /[¼-¾⅐-⅞]/g

/** The text with the signs of a keyboard in the place of those that typographers and phones write. */
const withPlainSigns = (text: string) =>
  text
    .replace(vulgar, (one) => ` ${one.normalize('NFKC')}`)
    .replaceAll('\u2044', '/')
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/[\u2019\u2032]/g, "'")
    .replace(/[\u201d\u2033]|''/g, '"')
    .trim()
    .toLowerCase()

const feetAndInches = /^(-?)(\d+)\s*(?:'|ft\.?|feet|foot)\s*-?\s*(\d.*?)\s*(?:"|in\.?|inch|inches)?$/

/** Feet with inches, such as 1' 3" and 5 ft 6 1/2 in, in SI units. */
function readFeet(text: string): number | undefined {
  const [, sign, feet = '', rest = ''] = feetAndInches.exec(text) ?? []
  const inches = readFigures(rest).at(-1)
  if (inches === undefined || inches >= 12) return undefined
  return toSi(Number(feet) * 12 + inches, 'in') * (sign ? -1 : 1)
}

function withoutUnit(text: string, quantity: Quantity): readonly [string, Unit | undefined] {
  const known: readonly Unit[] = isLength(quantity) ? lengths : quantities[quantity]
  const endings = known
    .flatMap((unit) =>
      [units[unit].label.toLowerCase(), ...(spellings[unit] ?? [])].map((ending) => ({ unit, ending })),
    )
    .filter(({ ending }) => ending !== '')
    // Of "cu in" and "in", the longer one is meant.
    .sort((one, other) => other.ending.length - one.ending.length)
  const found = endings.find(({ ending }) => text.endsWith(ending))
  return found ? [text.slice(0, -found.ending.length), found.unit] : [text, undefined]
}
