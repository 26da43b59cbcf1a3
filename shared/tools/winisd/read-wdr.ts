import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { driverRanges, isPossible } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { DriverFields } from '#shared/tools/drivers/driver.ts'
import { fileNumber, usesCommas } from '#shared/tools/units/file-number.ts'
import { type CoilWords, readCoilComment } from './coil-comment.ts'
import { fieldOfKey, textKeys, type WdrKey, wdrKeys } from './wdr-keys.ts'
import { readSizes } from './wdr-sizes.ts'

export type WdrDriver = Pick<DriverFields, 'brand' | 'model' | 'values' | 'valuesFor' | 'mounting'>

/** A figure that may be two: the reader says which, by its key. */
export type WdrQuestion = { key: WdrKey; choices: readonly [number, number] }

export type WdrProblem = {
  code: 'file_not_driver' | 'file_name' | 'file_number' | 'file_ambiguous' | 'file_too_large'
  message: string
  question?: WdrQuestion
}

export type ReadDriver = {
  driver: WdrDriver
  /** The wiring of its two coils, where the file says that it is not the one that the values hold for. */
  coils?: CoilWords['coils']
  /** The sizes that were left out because no driver has them, each in a sentence. */
  notes: readonly string[]
}

export type ReadWdr = ReadDriver | { problem: WdrProblem }

export const largestWdr = 64 * 1024

const notDriver: ReadWdr = {
  problem: { code: 'file_not_driver', message: 'This is not a WinISD driver file.' },
}

/** The driver of a WinISD file. `answers` are the choices of the reader, by their keys. */
export function readWdr(bytes: Uint8Array, answers: Partial<Record<WdrKey, number>> = {}): ReadWdr {
  if (bytes.length > largestWdr)
    return { problem: { code: 'file_too_large', message: 'The file must be at most 64 KB.' } }
  const entries = entriesOf(decodeText(bytes))
  if (!entries) return notDriver
  const figures = [...entries].flatMap(([key, text]) => (textKeys.includes(key) ? [] : text))
  const commas = usesCommas(figures)
  const numbers = new Map<WdrKey, number>()
  for (const key of keysWanted) {
    const text = entries.get(key)
    if (!text) continue
    const answer = answers[key]
    const read = answer === undefined ? fileNumber(text, commas) : { value: answer }
    if (!read || ('value' in read && !isPossible(read.value)))
      return {
        problem: {
          code: 'file_number',
          message: `${key} is not a number we can read: ${text.slice(0, 40)}.`,
        },
      }
    const value = 'value' in read ? asked(key, text, read.value, commas) : read.either
    if (typeof value !== 'number') {
      const [one, other] = value
      const message = `Is ${key} ${one} or ${other}? Choose one to import this driver.`
      return { problem: { code: 'file_ambiguous', message, question: { key, choices: value } } }
    }
    numbers.set(key, value)
  }
  return assembled(entries, numbers, readSizes(entries, commas))
}

const keysWanted = [...(Object.keys(fieldOfKey) as WdrKey[]), 'numVC', 'VCCon'] as const

/** WinISD writes 1 as the wiring whatever was chosen, so that only 2 says something. */
function wiringOf(numbers: Map<WdrKey, number>): DriverFields['valuesFor'] {
  if (numbers.get('numVC') !== 2) return 'single'
  return numbers.get('VCCon') === 2 ? 'series' : 'parallel'
}

/** Values that the other figures decide are still asked for when a driver cannot have them. */
function asked(
  key: WdrKey,
  text: string,
  value: number,
  commas: boolean | undefined,
): number | readonly [number, number] {
  if (isPlausible(key, value) || commas === undefined || !/^\d{1,3},\d{3}$/.test(text)) return value
  const other = fileNumber(text, !commas)
  const choice = other && 'value' in other ? other.value : value
  return commas ? [value, choice] : [choice, value]
}

function isPlausible(key: WdrKey, value: number): boolean {
  const field = fieldOfKey[key]
  if (!field || value === 0) return true
  const { min, max, si } = driverRanges[field]
  return value >= min * si && value <= max * si
}

/** The entries of the section, by key; of a key that is there twice the first one counts. */
function entriesOf(text: string): Map<WdrKey, string> | undefined {
  if (text.includes('\0')) return undefined
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const start = lines.findIndex((line) => line.toLowerCase() === '[driver]')
  if (start < 0) return undefined
  const entries = new Map<WdrKey, string>()
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith('[')) break
    const at = line.indexOf('=')
    const key = wdrKeys.find((one) => one === line.slice(0, at).trim())
    if (at > 0 && key && !entries.has(key)) entries.set(key, line.slice(at + 1).trim())
  }
  return entries.size > 0 ? entries : undefined
}

function assembled(
  entries: Map<WdrKey, string>,
  numbers: Map<WdrKey, number>,
  { sizes, coneDiameter, notes }: ReturnType<typeof readSizes>,
): ReadWdr {
  const values: Partial<Record<DriverField, number>> = {}
  for (const [key, field] of Object.entries(fieldOfKey)) {
    const value = numbers.get(key as WdrKey)
    // WinISD writes 0 for what was not given.
    if (value) values[field] = value
  }
  if (Object.keys(values).length === 0) return notDriver
  if (coneDiameter) values.sd ??= (Math.PI / 4) * coneDiameter ** 2
  const words = readCoilComment(entries.get('Comment') ?? '')
  const wiring = wiringOf(numbers)
  const valuesFor = wiring === 'single' ? wiring : (words.valuesFor ?? wiring)
  const read = DriverFields.safeParse({
    brand: shortened(entries.get('Brand'), 60) || 'Unnamed',
    model: shortened(entries.get('Model'), 80) || 'driver',
    sizeIn: 12,
    values,
    valuesFor,
    mounting: sizes,
    notes: '',
  })
  if (!read.success) {
    const key = read.error.issues[0]?.path[0] === 'brand' ? 'Brand' : 'Model'
    const message = `${key} has signs that no name has. Change it in the file.`
    return { problem: { code: 'file_name', message } }
  }
  const { brand, model, mounting } = read.data
  const coils = valuesFor === 'single' ? undefined : words.coils
  return {
    driver: { brand, model, values: read.data.values, valuesFor, mounting },
    ...(coils && { coils }),
    notes,
  }
}

/** A name by its first characters; half a character at the end is none. */
const shortened = (name: string | undefined, most: number) =>
  name
    ?.slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
