import type { RunFields } from '#shared/competitions/runs/run.ts'
import { readMeasured, scoreDoubt } from '#shared/rules/scores/read-score.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'

/** The keyed-in part of a run. Digits come in from the right, as on the meter: 1-5-1-3-0 reads 151.30. */
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
  | { violation: string }
  | { field: LanePad['field'] }
  | 'back'
  | 'enter'

export const emptyPad: LanePad = { db: '', hz: '', field: 'db', violations: [] }

const mostDigits = { db: 5, hz: 4 }
const mostTenthsHz = 2000
const mostViolations = 10

/** Formats keyed digits for the display. */
export const shownDb = (digits: string): string => showHundredths(Number(digits))
export const shownHz = (digits: string): string => {
  const padded = digits.padStart(2, '0')
  return `${padded.slice(0, -1)}.${padded.slice(-1)}`
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
  if ('field' in key) return { pad: { ...rest, field: key.field } }
  if ('violation' in key) return { pad: { ...rest, violations: toggled(pad.violations, key.violation) } }
  const digits = `${pad[pad.field]}${key.digit}`.replace(/^0+(?=\d)/, '')
  return { pad: digits.length > mostDigits[pad.field] ? rest : { ...rest, [pad.field]: digits } }
}

const toggled = (codes: readonly string[], code: string): readonly string[] => {
  if (codes.includes(code)) return codes.filter((one) => one !== code)
  return codes.length < mostViolations ? [...codes, code] : codes
}

function entered(pad: LanePad, asked: string | undefined, needsHz: boolean): { pad: LanePad; keyed?: Keyed } {
  const read = pad.db === '' ? { missing: true } : readMeasured(shownDb(pad.db))
  if ('problem' in read) return { pad: { ...pad, field: 'db', problem: read.problem } }
  if (!('hundredths' in read))
    return { pad: { ...pad, field: 'db', problem: 'Enter a score such as 151.30.' } }
  const { hundredths } = read
  // A run of zero needs nothing else, whatever its note was.
  if (needsHz && hundredths > 0) {
    if (goesToHz(pad, { needsHz })) return { pad: { ...pad, field: 'hz' } }
    const tenths = Number(pad.hz)
    if (pad.hz === '' || tenths === 0)
      return { pad: { ...pad, field: 'hz', problem: 'Enter the frequency, such as 38.5.' } }
    if (tenths > mostTenthsHz)
      return { pad: { ...pad, field: 'hz', problem: 'A frequency must be at most 200 Hz.' } }
  }
  const question = scoreDoubt(hundredths)
  if (question && question !== asked) return { pad: { ...pad, question } }
  return {
    pad: emptyPad,
    keyed: {
      measuredHundredths: hundredths,
      violations: [...pad.violations],
      ...(needsHz && pad.hz !== '' && Number(pad.hz) > 0 && { frequencyTenthsHz: Number(pad.hz) }),
    },
  }
}
