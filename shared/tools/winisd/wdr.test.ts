import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import { caseFile } from '#test/support/case-file.ts'
import { type ReadWdr, readWdr } from './read-wdr.ts'
import { stateOrder, wdrKeys } from './wdr-keys.ts'
import { writeWdr } from './write-wdr.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const file = (lines: Record<string, string | number>) =>
  `[Driver]\r\n${Object.entries({ Brand: 'Bench', Model: 'Twelve', ...lines })
    .map(([key, value]) => `${key}=${value}`)
    .join('\r\n')}\r\n`
const sheet = {
  Fs: '28.5',
  Qes: '0.52',
  Qms: '5.2',
  Vas: '0.072',
  Re: '3.4',
  Sd: '0.048',
  Xmax: '0.014',
  Pe: '500',
}
const read = (lines: Record<string, string | number>) => readWdr(bytes(file(lines)))
const driverOf = (result: ReadWdr) => {
  if ('problem' in result) throw new Error(result.problem.message)
  return result.driver
}
const codeOf = (result: ReadWdr) => ('problem' in result ? result.problem.code : 'read')

const sent = (name: string) => caseFile(`drivers/${name}.wdr`)
const notesOf = (result: ReadWdr) => ('problem' in result ? [result.problem.message] : result.notes)
const writtenLines = (text: string | undefined) => text?.split('\r\n') ?? []

const worked = {
  brand: 'Bench',
  model: 'Twelve',
  values: { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, le: 0.0012, sd: 0.048, xmax: 0.014, pe: 500 },
  valuesFor: 'single' as const,
}

test('a file is read by the names of its keys, in any order and with either end of line', () => {
  const text = file(sheet)
  const [head = '', ...lines] = text.trim().split('\r\n')
  const turned = `\ufeff${[head, ...lines.reverse()].join('\n')}`
  expect(driverOf(readWdr(bytes(turned)))).toEqual(driverOf(readWdr(bytes(text))))
  expect(driverOf(readWdr(bytes(text))).values).toMatchObject({ fs: 28.5, vas: 0.072, pe: 500 })
})

test('zero is what was not given', () => {
  expect(driverOf(read({ ...sheet, Mms: 0, Le: '0' })).values).not.toHaveProperty('mms')
})

test('two coils are told by their number, and their connection only where a file says what WinISD never writes', () => {
  expect(driverOf(read({ ...sheet, numVC: 2, VCCon: 1 })).valuesFor).toBe('parallel')
  expect(driverOf(read({ ...sheet, numVC: 2, VCCon: 2 })).valuesFor).toBe('series')
  expect(driverOf(read({ ...sheet, numVC: 1, VCCon: 2 })).valuesFor).toBe('single')
})

test('what WinISD derives is not taken', () => {
  expect(Object.keys(driverOf(read({ ...sheet, SPL: 'loud', Vd: '1', EBP: '9' })).values)).not.toContain(
    'spl',
  )
})

test('a name in the letters of Windows is read', () => {
  const text = file({ ...sheet, Brand: 'Große' })
  const western = Uint8Array.from(text, (one) => one.charCodeAt(0))
  expect(driverOf(readWdr(western)).brand).toBe('Große')
})

test('decimal commas are read where the file has them', () => {
  const commas = Object.fromEntries(
    Object.entries(sheet).map(([key, value]) => [key, value.replace('.', ',')]),
  )
  expect(driverOf(read(commas)).values).toEqual(driverOf(read(sheet)).values)
})

test('a comma before three digits means what the other figures of the file mean', () => {
  expect(driverOf(read({ ...sheet, Pe: '1,000' })).values.pe).toBe(1000)
  const commas = {
    ...sheet,
    Fs: '28,5',
    Qes: '0,52',
    Qms: '5,2',
    Vas: '0,072',
    Re: '3,375',
    Sd: '0,048',
    Xmax: '0,014',
  }
  expect(driverOf(read(commas)).values.re).toBe(3.375)
})

test('where the other figures do not tell, or tell both, the reader is asked', () => {
  const whole = { Fs: '28', Qes: '1', Qms: '5', Re: '4' }
  expect(codeOf(read({ ...whole, Pe: '7,000' }))).toBe('file_ambiguous')
  expect(codeOf(read({ ...whole, Re: '3.4', Vas: '0,072', Qms: '5,125' }))).toBe('file_ambiguous')
})

test('one or a thousand watts is asked, and the answer is taken', () => {
  const lines = { Fs: '28,5', Qes: '0,52', Qms: '5,2', Vas: '0,072', Re: '3,4', Sd: '0,048', Pe: '1,000' }
  const result = read(lines)
  expect(result).toEqual({
    problem: {
      code: 'file_ambiguous',
      message: 'Is Pe 1 or 1000? Choose one to import this driver.',
      question: { key: 'Pe', choices: [1, 1000] },
    },
  })
  expect(driverOf(readWdr(bytes(file(lines)), { Pe: 1000 })).values.pe).toBe(1000)
})

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'file_not_driver'],
  ['ten megabytes', new Uint8Array(10 * 1024 * 1024), 'file_too_large'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'file_not_driver'],
  ['another section', bytes('[Box]\r\nFs=28\r\n'), 'file_not_driver'],
  ['a section without keys', bytes('[Driver]\r\n\r\n'), 'file_not_driver'],
  ['a section with names alone', bytes('[Driver]\r\nBrand=A\r\nModel=B\r\n'), 'file_not_driver'],
  ['a web page', bytes('<html>[Driver]</html>'), 'file_not_driver'],
  ['NaN', bytes(file({ ...sheet, Fs: 'NaN' })), 'file_number'],
  ['1e999', bytes(file({ ...sheet, Fs: '1e999' })), 'file_number'],
  ['two points', bytes(file({ ...sheet, Fs: '2.8.5' })), 'file_number'],
  ['a word', bytes(file({ ...sheet, Sd: 'large' })), 'file_number'],
  ['infinity', bytes(file({ ...sheet, Re: 'Infinity' })), 'file_number'],
])('%s is refused', (_, content, code) => {
  expect(codeOf(readWdr(content))).toBe(code)
})

test('the first of two equal keys counts', () => {
  expect(driverOf(readWdr(bytes(`${file(sheet)}Fs=99\r\n`))).values.fs).toBe(28.5)
})

test('a script in a name is a name', () => {
  expect(driverOf(read({ ...sheet, Brand: '<script>alert(1)</script>' })).brand).toBe(
    '<script>alert(1)</script>',
  )
})

test('a figure that is no number is named with its key', () => {
  expect(read({ ...sheet, Fs: '2.8.5' })).toMatchObject({
    problem: { message: 'Fs is not a number we can read: 2.8.5.' },
  })
})

test('no file breaks the reader', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (content) => {
      readWdr(Uint8Array.from([...bytes('[Driver]\nBrand='), ...content]))
    }),
  )
})

test('a file has all keys in their order, with points', () => {
  const written = writeWdr(worked, '2026-11-26') ?? ''
  const [head, ...lines] = written.trim().split('\r\n')
  expect(head).toBe('[Driver]')
  expect(lines.map((line) => line.split('=')[0])).toEqual([...wdrKeys])
  expect(lines).toHaveLength(56)
  expect(lines).toContain('DateAdded=20261126')
  expect(written).not.toContain(',')
  expect(lines.at(-1)?.split('=')[1]).toMatch(/^[CEN]{49}$/)
  expect(stateOrder).toHaveLength(49)
})

test('a driver comes back from its file as it was', () => {
  const back = driverOf(readWdr(bytes(writeWdr(worked, '2026-11-26') ?? '')))
  for (const [key, value] of Object.entries(worked.values))
    expect(back.values[key as 'fs'], key).toBeCloseTo(value, 9)
  const series = writeWdr({ ...worked, valuesFor: 'series' }, '2026-11-26') ?? ''
  expect(driverOf(readWdr(bytes(series))).valuesFor).toBe('series')
})

test('a name with line breaks adds no keys', () => {
  const written = writeWdr({ ...worked, model: 'Twelve\r\nFs=99' }, '2026-11-26') ?? ''
  expect(driverOf(readWdr(bytes(written))).values.fs).toBe(28)
})

test('a driver that is not known well enough has no file', () => {
  expect(writeWdr({ ...worked, values: { fs: 28 } }, '2026-11-26')).toBeUndefined()
})

test('a file with a size that no driver has is read, and only that size is left out and named', () => {
  const result = readWdr(sent('outer-of-6-m'))
  expect(driverOf(result).mounting).toEqual({ depth: 0.102 })
  expect(driverOf(result).values).toMatchObject({ fs: 66, sd: 0.035968, re: 5.41 })
  expect(notesOf(result)).toEqual(['Outer is left out: 6.75641351282703 is not between 0 and 1 m.'])
  for (const [key, text] of [
    ['Depth', '-0.1'],
    ['Basket', 'large'],
    ['DVol', '2.5'],
  ] as const) {
    const odd = read({ ...sheet, Outer: '0.26', [key]: text })
    expect(driverOf(odd).mounting).toEqual({ outerDiameter: 0.26 })
    expect(notesOf(odd)).toEqual([expect.stringMatching(new RegExp(`^${key} is left out: ${text} is not`))])
  }
})

test.each([
  ['without-sd', 'Enter Sd, the area of the cone.'],
  ['without-re', 'Enter Re, the resistance of the voice coil.'],
])('a file %s is read, names what is missing, and is not written before that is there', (name, message) => {
  const driver = driverOf(readWdr(sent(name)))
  const answer = completeDriver(driver.values)
  expect(isRefusal(answer) && answer.message).toBe(message)
  expect(writeWdr(driver, '2026-11-26')).toBeUndefined()
  const whole = { ...driver, values: { sd: 0.036, re: 5.4, ...driver.values } }
  expect(writtenLines(writeWdr(whole, '2026-11-26'))).toContain(`Brand=${driver.brand}`)
})

test('the diameter of the cone gives its area where the file has none', () => {
  const cone = (lines: Record<string, string>) => driverOf(read({ ...sheet, ...lines })).values.sd
  expect(cone({ Sd: '0', Dd: '0.214' })).toBeCloseTo(0.03597, 5)
  expect(cone({ Dd: '0.214' })).toBe(0.048)
})

test('what was entered is written as it was, also where the other values contradict it', () => {
  const lines = writtenLines(writeWdr(driverOf(readWdr(sent('entered-bl'))), '2026-11-26'))
  expect(lines.filter((line) => /^(BL|Mms|Cms|Rms|Qts)=/.test(line))).toEqual([
    'Qts=0.246',
    'BL=16.1',
    'Cms=0.0001853',
    'Rms=0.94',
    'Mms=0.0314',
  ])
})

test('one driven coil, and a wiring other than that of the values, come back from a file', () => {
  const back = (valuesFor: 'parallel' | 'series' | 'one', coils?: 'parallel' | 'series' | 'one') => {
    const result = readWdr(
      bytes(writeWdr({ ...worked, valuesFor, ...(coils && { coils }) }, '2026-11-26') ?? ''),
    )
    return [driverOf(result).valuesFor, 'coils' in result ? result.coils : undefined]
  }
  const all = ['parallel', 'series', 'one'] as const
  for (const valuesFor of all) {
    expect(back(valuesFor)).toEqual([valuesFor, undefined])
    for (const coils of all)
      expect(back(valuesFor, coils)).toEqual([valuesFor, coils === valuesFor ? undefined : coils])
  }
})

test('among decimal commas, a point before three digits is asked about', () => {
  const lines = { Fs: '28,5', Qes: '0,52', Qms: '5,2', Vas: '0,072', Re: '3,4', Sd: '0,048', Pe: '1.600' }
  expect(notesOf(read(lines))).toEqual(['Is Pe 1.6 or 1600? Choose one to import this driver.'])
  expect(driverOf(readWdr(bytes(file(lines)), { Pe: 1600 })).values.pe).toBe(1600)
  expect(driverOf(read({ ...sheet, Re: '3.375' })).values.re).toBe(3.375)
})

test('a value that no driver can have is refused by its name', () => {
  expect(notesOf(read({ ...sheet, Re: '-3.4' }))).toEqual(['Re is not a number we can read: -3.4.'])
  expect(notesOf(read({ ...sheet, Pe: '1e9' }))).toEqual(['Pe is not a number we can read: 1e9.'])
})

test('a long name is shortened, and one that no name can be is refused by its key', () => {
  expect(driverOf(read({ ...sheet, Brand: 'B'.repeat(80) })).brand).toBe('B'.repeat(60))
  expect(notesOf(read({ ...sheet, Model: 'a\u0007b' }))).toEqual([
    'Model has signs that no name has. Change it in the file.',
  ])
})
