import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { caseFile } from '#test/support/case-file.ts'
import { isRefusal } from './acoustics-refusal.ts'
import { readCabinCurve } from './cabin-curve.ts'

function read(file: string) {
  const found = readCabinCurve(file)
  if (isRefusal(found)) throw new Error(found.message)
  return found
}
const problemOf = (file: string) => {
  const found = readCabinCurve(file)
  return isRefusal(found) ? found.message : 'read'
}
const sentence = 'The cabin curve needs at least five rows of Hz and dB with rising frequencies.'
const five = { kind: 'measured', hz: [20, 30, 40, 60, 80], gains: [14.5, 10, 7.5, 3, -1] }

test.each([
  ['commas below a heading', 'Hz,dB\n20,14.5\n30,10\n40,7.5\n60,3\n80,-1\n'],
  ['semicolons and decimal commas', '20;14,5\n30;10\n40;7,5\n60;3\n80;-1\n'],
  ['semicolons, blanks and phases', '20,0; 14,5; -30,1\n30,0; 10,0; 0,0\n40; 7,5; 1\n60; 3; 2\n80; -1; 3'],
  ['tabs and phases', '20.0\t14.500\t-30\n30.0\t10.000\t-20\n40\t7.5\t0\n60\t3\t0\n80\t-1\t0\n'],
  ['blanks and decimal commas', '  20,00  14,500  3\n  30,00 10,000 3\n 40 7,5 1\n60 3 1\n80 -1 1\n'],
  [
    'commas, blanks and quotation marks',
    '"Freq (Hz)", "SPL (dB)"\n"20", "14,5"\n"30", "10"\n"40", "7,5"\n"60", "3"\n"80", "-1"',
  ],
  ['exponents', '2.0E+01 1.45E+01\n3e1 1e1\n4e1 7.5\n6e1 3\n8e1 -1\n'],
  ['a minus of typographers', '20 14.5\n30 10\n40 7.5\n60 3\n80 \u22121\n'],
  [
    'an FRD file with comments of its program',
    '* HolmImpulse\n# 5 points\n! x\n20 14.5 0\n30 10 0\n40 7.5 0\n60 3 0\n80 -1 0\n',
  ],
  [
    'words above and below',
    'Exported by a meter\nDate: today\n5 points\nFreq\tMag\n20\t14.5\n30\t10\n40\t7.5\n60\t3\n80\t-1\nEnd of data\n',
  ],
  [
    'columns in another order',
    'No,Level (dB),Frequency (Hz)\n1,14.5,20\n2,10,30\n3,7.5,40\n4,3,60\n5,-1,80\n',
  ],
  ['falling frequencies', '80 -1\n60 3\n40 7.5\n30 10\n20 14.5\n'],
  [
    'a row at 0 Hz, one twice, and rows above 1,000 Hz',
    '0 -90\n20 14.5\n20 14\n30 10\n40 7.5\n60 3\n80 -1\n1000.5 0\n20000 70\n',
  ],
  ['the line ends of another system', '20,14.5\r30,10\r40,7.5\r60,3\r80,-1'],
])('%s are read', (_, file) => {
  expect(read(file)).toEqual(five)
})

test.each(['blanks', 'tabs', 'semicolons', 'decimal-commas'])('an export of REW with %s is read', (name) => {
  const { hz, gains } = read(decodeText(caseFile(`measurements/rew-${name}.txt`)))
  expect(hz[0]).toBe(2)
  expect(gains[0]).toBe(18)
  expect(hz.at(-1)).toBeGreaterThan(500)
  expect(hz.at(-1)).toBeLessThanOrEqual(1000)
})

test('thousands are told from decimals by the other figures, or by frequencies that rise', () => {
  const high = (file: string) => read(file).hz.at(-1)
  expect(high('20;1,5\n30;1\n40;1\n60;1\n1.000;1\n')).toBe(1000)
  expect(high('20\t1.5\n30\t1\n40\t1\n60\t1\n1,000\t1\n')).toBe(1000)
  expect(high('20\t1\n30\t1\n40\t1\n60\t1\n1,000\t1\n')).toBe(1000)
  expect(high('20,500\t1,250\n30,500\t1,250\n40,500\t1\n60,500\t1\n80,500\t1\n')).toBe(80.5)
})

test('a curve of more rows than a cabin holds keeps its ends and its shape', () => {
  const hz = Array.from({ length: 12_000 }, (_, at) => 2 + at * 0.1)
  const { hz: kept, gains } = read(
    hz.map((one) => `${one.toFixed(3)} ${(40 / Math.sqrt(one)).toFixed(4)} 0`).join('\n'),
  )
  expect(kept.length).toBeLessThanOrEqual(400)
  expect(kept.length).toBeGreaterThan(200)
  expect(kept[0]).toBe(2)
  expect(kept.at(-1)).toBeGreaterThan(980)
  for (const [at, one] of kept.entries()) expect(gains[at]).toBeCloseTo(40 / Math.sqrt(one), 3)
})

test('a file that cannot be read says where, or what is wrong with its levels', () => {
  expect(problemOf('20 1\n30 x\n40 1\n50 1\n60 1\n')).toBe(
    'Line 2 is no frequency with its level. Take it out, or export the curve again.',
  )
  expect(problemOf('20 1\n30 1\n25 1\n50 1\n60 1\n')).toBe(
    'Line 3 breaks the order: frequencies must rise from line to line.',
  )
  expect(problemOf('20 95.2\n30 94\n40 93\n50 92\n60 91\n')).toBe(
    'A cabin adds at most 60 dB, and this curve reaches 95. Subtract the curve outdoors from the one in the car.',
  )
  for (const few of ['', 'Hz,dB\n', '"20,1\n', '20\n30\n40\n50\n60\n', '20 1\n30 1\n40 1\n50 1\n'])
    expect(problemOf(few)).toBe(sentence)
})

test('a curve comes back from every way it is written', () => {
  const levels = fc.array(fc.integer({ min: -6000, max: 6000 }), { minLength: 5, maxLength: 60 })
  const commas = fc.constantFrom(
    ...([
      ['.', ','],
      ['.', '\t'],
      ['.', ' '],
      ['.', ';'],
      [',', '\t'],
      [',', ' '],
      [',', ';'],
      [',', '; '],
    ] as const),
  )
  fc.assert(
    fc.property(levels, commas, fc.boolean(), (hundredths, [decimal, delimiter], phase) => {
      const figure = (value: number) => value.toFixed(2).replace('.', decimal)
      const lines = hundredths.map((level, at) =>
        [figure(10 + at * 7.25), figure(level / 100), ...(phase ? [figure(-at)] : [])].join(delimiter),
      )
      const { hz, gains } = read(['Frequency and level', ...lines].join('\n'))
      expect(hz).toEqual(hundredths.map((__, at) => 10 + at * 7.25))
      expect(gains).toEqual(hundredths.map((level) => level / 100))
    }),
  )
})

test('no file breaks the reader', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => void readCabinCurve(text)))
})
