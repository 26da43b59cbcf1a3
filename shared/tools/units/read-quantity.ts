import { toSi } from './convert.ts'
import { type Quantity, quantities, type Unit, units } from './unit.ts'

/** The ways people write a unit besides its sign. */
const spellings: Partial<Record<Unit, readonly string[]>> = {
  l: ['liter', 'liters', 'litre', 'litres', 'ltr'],
  ft3: ['ft3', 'ft^3', 'cuft', 'cu ft', 'cubic feet', 'cubic foot'],
  in3: ['in3', 'in^3', 'cuin', 'cu in', 'cubic inches'],
  in: ['"', '″', 'inch', 'inches'],
  ft: ["'", '′', 'feet', 'foot'],
  cm2: ['cm2', 'cm^2', 'sq cm'],
  in2: ['in2', 'in^2', 'sq in'],
  ohm: ['ohm', 'ohms'],
  w: ['watt', 'watts'],
}

/**
 * A typed value in SI units, or undefined if it is none. Fractions such as 3/4, 12 3/8 and 12-3/8 are read; a unit
 * after the figure wins over the one of the field.
 */
export function readQuantity(text: string, unit: Unit, quantity: Quantity): number | undefined {
  const [figure, written] = withoutUnit(text.trim().toLowerCase(), quantity)
  const value = readFigure(figure.trim())
  return value === undefined ? undefined : toSi(value, written ?? unit)
}

function withoutUnit(text: string, quantity: Quantity): readonly [string, Unit | undefined] {
  const endings = quantities[quantity]
    .flatMap((unit: Unit) =>
      [units[unit].label.toLowerCase(), ...(spellings[unit] ?? [])].map((ending) => ({ unit, ending })),
    )
    .filter(({ ending }) => ending !== '')
    // Of "cu in" and "in", the longer one is meant.
    .sort((one, other) => other.ending.length - one.ending.length)
  const found = endings.find(({ ending }) => text.endsWith(ending))
  return found ? [text.slice(0, -found.ending.length), found.unit] : [text, undefined]
}

const fraction = /^(-?)(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\s*\/\s*(\d+)$/
const thousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const decimal = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

function readFigure(text: string): number | undefined {
  const parts = fraction.exec(text)
  if (parts) {
    const [, sign, whole = '0', above, below] = parts
    const value = (Number(whole) + Number(above) / Number(below)) * (sign ? -1 : 1)
    return Number.isFinite(value) ? value : undefined
  }
  if (thousands.test(text)) return Number(text.replaceAll(',', ''))
  return decimal.test(text) ? Number(text.replace(',', '.')) : undefined
}
