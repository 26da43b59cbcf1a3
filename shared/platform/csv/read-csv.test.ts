import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'
import { decodeText } from './decode-text.ts'
import { delimiterOf } from './delimiter-of.ts'
import { readCsv } from './read-csv.ts'

const cells = (file: string) => {
  const read = readCsv(file)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows.map((row) => row.cells)
}

test.each([['a,b\r\n1,2\r\n'], ['a;b\n1;2'], ['a\tb\r1\t2'], ['\ufeffa,b\n1,2\n'], ['"a","b"\n"1","2"\n']])(
  '%j has a, b and 1, 2',
  (file) => {
    expect(cells(file)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  },
)

test('a comma inside quotation marks or beside semicolons is no delimiter', () => {
  expect(delimiterOf('name;score\nAnn;151,3\nBob;150,2\n')).toBe(';')
  expect(cells('name,score\nAnn,"151,3"\n')[1]).toEqual(['Ann', '151,3'])
  expect(delimiterOf('name;note\nAnn;"a,b,c,d"\n')).toBe(';')
  expect(delimiterOf('one column\n')).toBe(',')
})

test('a sign after the first twenty lines does not decide', () => {
  expect(delimiterOf(`a;b\n${'1;2\n'.repeat(20)}${',,,,,,,,,,,\n'.repeat(9)}`)).toBe(';')
})

test('decimal commas that are as many as the semicolons part no cells', () => {
  const line = '1,1;2,2;3,3;4,1\n'
  expect(cells(`A;B;C;D\n${line.repeat(3)}`)[1]).toEqual(['1,1', '2,2', '3,3', '4,1'])
})

test.each([[';'], ['|'], [',']])('a first line sep=%s tells the separator and is no data', (sign) => {
  const read = readCsv(`sep=${sign}\r\nName${sign}dB\r\nAnn${sign}150\r\n`)
  expect(read).toEqual({
    rows: [
      { lineNo: 2, cells: ['Name', 'dB'] },
      { lineNo: 3, cells: ['Ann', '150'] },
    ],
  })
})

test('a blank before a quotation mark is no part of the cell', () => {
  expect(cells('Name, Class, Score\nBo, "S1, old",  "150.10" \n')[1]).toEqual(['Bo', 'S1, old', '150.10'])
  expect(cells('a,b\nPat "Bass" Person,12" sub\n')[1]).toEqual(['Pat "Bass" Person', '12" sub'])
})

test('line breaks and doubled quotation marks may stand in a cell', () => {
  expect(cells('a,"one\r\ntwo ""three"""\n')[0]).toEqual(['a', 'one\r\ntwo "three"'])
})

test('empty rows are left out, and those after them keep their number', () => {
  expect(readCsv('a,b\n\n,\n1,2')).toEqual({
    rows: [
      { lineNo: 1, cells: ['a', 'b'] },
      { lineNo: 4, cells: ['1', '2'] },
    ],
  })
})

test('a quotation mark that is not closed is named by its line', () => {
  expect(readCsv('a,b\n1,"2')).toEqual({ problem: 'Line 2: a quotation mark is not closed.' })
})

const word = fc
  .string({ unit: fc.constantFrom('a', 'B', '7', ',', ';', '\t', '"', '\n', 'é', ' ') })
  .map((value) => `x${value}y`)

test('what we write is read back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        // The header has more commas than any cell has other signs.
        const header = Array.from({ length: 200 }, (_, at) => `h${at}`)
        expect(cells(csvLine(header) + rows.map((row) => csvLine(row)).join(''))).toEqual([header, ...rows])
      },
    ),
  )
})

test.each<[string, number[]]>([
  ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ['UTF-16, small end first', [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ['UTF-16, great end first', [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
  ['UTF-16 without a mark, small end first', [0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ['UTF-16 without a mark, great end first', [0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
  ['Windows-1252', [0x43, 0x61, 0x66, 0xe9]],
])('%s is read', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Café')
})
