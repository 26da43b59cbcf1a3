import { expect, test } from 'vitest'
import { emptyPad, goesToHz, type LaneKey, type LanePad, pressKey, shownDb, shownHz } from './lane-pad.ts'

const keysOf = (typed: string): LaneKey[] =>
  [...typed].map((key) => (key === '.' ? 'enter' : key === '<' ? 'back' : { digit: key }))

/** A dot is Enter, an arrow takes the last digit away. */
function type(typed: string, { needsHz = false, from = emptyPad as LanePad } = {}) {
  let pad = from
  const runs: object[] = []
  for (const key of keysOf(typed)) {
    const pressed = pressKey(pad, key, { needsHz })
    pad = pressed.pad
    if (pressed.keyed) runs.push(pressed.keyed)
  }
  return { pad, runs }
}

test('the display shows what is keyed in as it will be read, and the last sign can be taken away', () => {
  const shown = ['', '1', '15', '151', '1513', '15130', '2250', '0850', '022', '22.', '22.5'].map(shownDb)
  expect(shown).toEqual(['0.00', '1', '15', '151', '15.13', '151.30', '22.50', '8.50', '22', '22.', '22.5'])
  expect(type('151305').pad.db).toBe('15130')
  expect(type('15131<0').pad.db).toBe('15130')
  expect(['', '5', '38', '385', '38.', '1205'].map(shownHz)).toEqual([
    '0.0',
    '5',
    '38',
    '38.5',
    '38.',
    '120.5',
  ])
})

test('a keyboard may type the mark, and a lane reads the same as from digits alone', () => {
  const typed = (text: string) =>
    [...text].reduce(
      (pad, sign) => pressKey(pad, sign === '.' ? 'mark' : { digit: sign }, { needsHz: false }).pad,
      emptyPad,
    )
  const saved = (text: string) => {
    const once = pressKey(typed(text), 'enter', { needsHz: false })
    return (once.keyed ?? pressKey(once.pad, 'enter', { needsHz: false }).keyed)?.measuredHundredths
  }
  expect(['2250', '22.50', '22.5'].map(saved)).toEqual([2250, 2250, 2250])
  expect(['15130', '151.3', '151.30'].map(saved)).toEqual([15130, 15130, 15130])
  expect(['.', '151..3', '151.305'].map((text) => typed(text).db)).toEqual(['', '151.3', '151.30'])
})

test('a whole number is asked about, because its last digits may be missing', () => {
  const asked = type('151.')
  expect(asked).toMatchObject({ runs: [], pad: { question: 'Is 151.00 dB correct?' } })
  expect(type('.', { from: asked.pad }).runs).toEqual([{ measuredHundredths: 15100, violations: [] }])
})

test('digits and Enter alone score a lane', () => {
  const { pad, runs } = type('15130.14980.')
  expect(runs).toEqual([
    { measuredHundredths: 15130, violations: [] },
    { measuredHundredths: 14980, violations: [] },
  ])
  expect(pad).toEqual(emptyPad)
})

test('a score that is rarely right is asked about and saved on the second tap', () => {
  const asked = type('8820.')
  expect(asked.runs).toEqual([])
  expect(asked.pad.question).toBe('Is 88.20 dB correct?')
  expect(type('.', { from: asked.pad }).runs).toEqual([{ measuredHundredths: 8820, violations: [] }])
  const changed = type('<1.', { from: asked.pad })
  expect(changed.runs).toEqual([])
  expect(changed.pad.question).toBe('Is 88.21 dB correct?')
})

test('zero is a score and nothing is none', () => {
  expect(type('.').pad.problem).toBe('Enter a score such as 151.30.')
  expect(type('0..').runs).toEqual([{ measuredHundredths: 0, violations: [] }])
})

test('a score below 200 dB is asked about or taken, and one of 200 is refused', () => {
  expect(type('20000.')).toMatchObject({ runs: [], pad: { problem: 'A score must be below 200 dB.' } })
  expect(type('19999..').runs).toHaveLength(1)
})

test('a format that counts the note asks for it before the run is saved', () => {
  const first = type('15130.', { needsHz: true })
  expect(first).toMatchObject({ runs: [], pad: { field: 'hz', db: '15130' } })
  expect(type('.', { needsHz: true, from: first.pad }).pad.problem).toBe('Enter a frequency such as 38.5.')
  expect(type('385.', { needsHz: true, from: first.pad }).runs).toEqual([
    { measuredHundredths: 15130, frequencyTenthsHz: 385, violations: [] },
  ])
  expect(type('2001.', { needsHz: true, from: first.pad }).pad.problem).toBe(
    'A frequency must be at most 200 Hz.',
  )
})

test('the key says that it goes on to the note, until a note is keyed in or the score is zero', () => {
  const goesOn = (typed: string, needsHz = true) => goesToHz(type(typed, { needsHz }).pad, { needsHz })
  expect(goesOn('15130')).toBe(true)
  expect(goesOn('15130', false)).toBe(false)
  expect(['', '0', '15130.', '15130.385'].map((typed) => goesOn(typed))).toEqual([false, false, false, false])
})

test('a violation is named once, taken back by a second press, and goes with the run', () => {
  const press = (pad: LanePad, code: string) => pressKey(pad, { violation: code }, { needsHz: false }).pad
  const vented = press(emptyPad, 'VENT')
  expect(type('15130.', { from: vented }).runs).toEqual([{ measuredHundredths: 15130, violations: ['VENT'] }])
  expect(press(vented, 'VENT').violations).toEqual([])
})
