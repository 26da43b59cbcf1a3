import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { xlsxFile } from '#test/support/xlsx-file.ts'
import { cellText, xlsxCsv } from './xlsx-csv.ts'

const sheet = 'xl/worksheets/sheet1.xml'

/** A spreadsheet with more in its sheet. */
function sheetWith(change: (xml: string) => string): Uint8Array {
  const files = unzipSync(
    xlsxFile([
      ['Name', 'Score'],
      ['Ann', 151.3],
    ]),
  )
  return zipSync({ ...files, [sheet]: strToU8(change(strFromU8(files[sheet] ?? new Uint8Array()))) })
}
const rowsAfter = (more: string) => sheetWith((xml) => xml.replace('</sheetData>', `${more}</sheetData>`))
const read = '"Name","Score"\r\n"Ann","151.3"\r\n'

test('numbers are those that the spreadsheet shows, and days and times are as files write them', () => {
  expect(
    [151.30000000000001, 0.57999999999999996, 149.98999999999998, 42.499999999999993].map(cellText),
  ).toEqual(['151.3', '0.58', '149.99', '42.5'])
  expect(cellText(new Date('2027-07-10T00:00:00.000Z'))).toBe('2027-07-10')
  expect(cellText(new Date('1899-12-30T10:02:11.000Z'))).toBe('10:02:11')
})

test('a cell at the end of the sheet is named and nothing is read, and an empty one is no cell', async () => {
  expect(await xlsxCsv(rowsAfter('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))).toEqual({
    problem:
      'This spreadsheet has a cell at XFD1048576, far from the others. Delete it, or copy the results into a new spreadsheet.',
  })
  expect(await xlsxCsv(rowsAfter('<row r="1048576"><c r="XFD1048576" s="1"/></row>'))).toEqual({ csv: read })
  expect(await xlsxCsv(rowsAfter('<row r="1048576" customFormat="1"/>'))).toEqual({ csv: read })
})

test('a spreadsheet that unpacks to far more than it shows is refused before it is unpacked', async () => {
  const bomb = sheetWith((xml) => xml.replace('</sheetData>', `${' '.repeat(21 * 1024 * 1024)}</sheetData>`))
  expect(bomb.length).toBeLessThan(100_000)
  const started = performance.now()
  expect(await xlsxCsv(bomb)).toEqual({
    problem:
      'This spreadsheet is too large when it is unpacked. Copy the results into a new one, and choose that.',
  })
  expect(performance.now() - started).toBeLessThan(1000)
})

test('what is no spreadsheet is refused', async () => {
  const problem = 'This is not a spreadsheet that can be read. Save it as XLSX or CSV.'
  expect(await xlsxCsv(strToU8('no'))).toEqual({ problem })
  expect(await xlsxCsv(zipSync({ 'a.txt': strToU8('no') }))).toEqual({ problem })
})
