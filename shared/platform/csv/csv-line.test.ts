import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

/** A reader of RFC 4180, for one record. */
function parse(line: string): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    let value = ''
    if (line[at] === '"') {
      for (at++; !(line[at] === '"' && line[at + 1] !== '"'); at++) {
        if (line[at] === '"') at++
        value += line[at]
      }
      at++
    } else while (at < line.length && line[at] !== ',' && !line.startsWith('\r\n', at)) value += line[at++]
    cells.push(value)
    if (line[at] !== ',') break
    at++
  }
  expect(line.slice(at)).toBe('\r\n')
  return cells
}

const text = fc.string({
  unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', '-', '@', '+', ' ', '\t', '\0', 'é', "'"),
})

test('what is written is read back, but for the apostrophe before what could be run', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (values) => {
      const read = parse(csvLine(values))
      expect(read.map((value, at) => (value === values[at] ? value : value.slice(1)))).toEqual(values)
    }),
  )
})

test('no cell begins with what a spreadsheet would run, whatever stands before it', () => {
  fc.assert(
    fc.property(text, (value) => {
      const [read = ''] = parse(csvLine([value]))
      expect(read).not.toMatch(/^[\s\0"]*[=+\-@]/)
    }),
  )
})

test.each([
  '=cmd|’/C calc’!A0',
  ' =1+1',
  '\n=1+1',
  '\r=1+1',
  '\t=1+1',
  '\0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u00a0@SUM(A1)',
  '+1 555 0100',
  '-2+3',
  '@SUM(1)',
  '"=1+1',
  "'=1+1",
  '＝1+1',
  '\tplain',
])('%j is text', (value) => {
  expect(parse(csvLine([value]))).toEqual([`'${value}`])
})

test('ordinary names and addresses stay as they are', () => {
  expect(csvLine(['Ann Lee', 'ann@demo.test', 'O’Neil-Smith', '2026-01-01'])).toBe(
    'Ann Lee,ann@demo.test,O’Neil-Smith,2026-01-01\r\n',
  )
})
