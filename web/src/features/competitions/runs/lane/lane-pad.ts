import { readHertz } from '#shared/competitions/runs/read-hertz.ts'
import type { RunFields } from '#shared/competitions/runs/run.ts'
import { scoreDoubt } from '#shared/rules/scores/read-score.ts'
import { isWholeNumber, readTyped, readTypedMeasured } from '#shared/rules/scores/read-typed.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'

/** The keyed-in part of a run, as `readTyped` and `readHertz` read it: 1-5-1-3-0 reads 151.30. */
export type LanePad = {
  db: string
  hz: string
  field: 'db' | 'hz'
  violations: readonly string[]
  /** The question about a score that is rarely right. The same key again answers yes. */
  question?: string | undefined
  problem?: string | undefined
}

export type Keyed = Pick<RunFields, 'measuredHundredths' | 'frequencyTenthsHz' | 'violations'>
export type LaneKey =
  | { digit: string }
  /** The mark before the decimals, which keyboards have. */
  | 'mark'
  | { violation: string }
  | { field: LanePad['field'] }
  | 'back'
  | 'enter'

export const emptyPad: LanePad = { db: '', hz: '', field: 'db', violations: [] }

const mostDigits = { db: 5, hz: 4 }
const mostDecimals = { db: 2, hz: 1 }
const mostViolations = 10

/** Formats what is keyed in for the display, as far as it is known. */
export function shownDb(typed: string): string {
  if (typed === '') return showHundredths(0)
  const read = readTyped(typed)
  return 'hundredths' in read && typed.length > 3 && !typed.includes('.')
    ? showHundredths(read.hundredths)
    : plain(typed)
}
export function shownHz(typed: string): string {
  if (typed === '') return '0.0'
  const read = readHertz(typed)
  return 'tenths' in read && typed.length > 2 && !typed.includes('.')
    ? `${Math.floor(read.tenths / 10)}.${read.tenths % 10}`
    : plain(typed)
}
const plain = (typed: string): string => typed.replace(/^0+(?=\d)/, '')

/** The pad with one more digit or the mark, or the same pad if its field has no room for it. */
function signed(pad: LanePad, sign: string): LanePad {
  const typed = pad[pad.field]
  const [whole = '', decimals] = typed.split('.')
  const isFull =
    sign === '.'
      ? typed === '' || decimals !== undefined
      : decimals === undefined
        ? whole.length >= mostDigits[pad.field]
        : decimals.length >= mostDecimals[pad.field]
  return isFull ? pad : { ...pad, [pad.field]: `${typed}${sign}` }
}

/**
 * Tells whether Enter moves on to the frequency instead of saving the run. A run of zero has no frequency.
 */
export const goesToHz = ({ db, hz, field }: LanePad, { needsHz }: { needsHz: boolean }): boolean =>
  needsHz && hz === '' && field === 'db' && Number(db) > 0

/** The pad after a key, and the run where the key has made one. */
export function pressKey(
  pad: LanePad,
  key: LaneKey,
  { needsHz }: { needsHz: boolean },
): { pad: LanePad; keyed?: Keyed } {
  const { question, problem: _, ...rest } = pad
  if (key === 'enter') return entered(rest, question, needsHz)
  if (key === 'back') return { pad: { ...rest, [pad.field]: pad[pad.field].slice(0, -1) } }
  if (key === 'mark') return { pad: signed(rest, '.') }
  if ('field' in key) return { pad: { ...rest, field: key.field } }
  if ('violation' in key) return { pad: { ...rest, violations: toggled(pad.violations, key.violation) } }
  return { pad: signed(rest, key.digit) }
}

const toggled = (codes: readonly string[], code: string): readonly string[] => {
  if (codes.includes(code)) return codes.filter((one) => one !== code)
  return codes.length < mostViolations ? [...codes, code] : codes
}

function entered(pad: LanePad, asked: string | undefined, needsHz: boolean): { pad: LanePad; keyed?: Keyed } {
  const read = readTypedMeasured(pad.db)
  if ('problem' in read) return { pad: { ...pad, field: 'db', problem: read.problem } }
  if (!('hundredths' in read))
    return { pad: { ...pad, field: 'db', problem: 'Enter a score such as 151.30.' } }
  const { hundredths } = read
  const heard = readHertz(pad.hz)
  // A run of zero needs nothing else, whatever its note was.
  if (needsHz && hundredths > 0) {
    if (goesToHz(pad, { needsHz })) return { pad: { ...pad, field: 'hz' } }
    if (!('tenths' in heard)) {
      const problem = 'problem' in heard ? heard.problem : 'Enter a frequency such as 38.5.'
      return { pad: { ...pad, field: 'hz', problem } }
    }
  }
  const question = scoreDoubt(hundredths, { isWhole: isWholeNumber(pad.db) })
  if (question && question !== asked) return { pad: { ...pad, question } }
  return {
    pad: emptyPad,
    keyed: {
      measuredHundredths: hundredths,
      violations: [...pad.violations],
      ...(needsHz && 'tenths' in heard && { frequencyTenthsHz: heard.tenths }),
    },
  }
}
