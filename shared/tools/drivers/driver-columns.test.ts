import { expect, test } from 'vitest'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import type { SignMeanings } from '#shared/tools/units/figure-signs.ts'
import type { DriverFields } from './driver.ts'
import { driverColumns, mostDriverLines, readDriverLines } from './driver-columns.ts'

const drivers: DriverFields[] = [
  {
    brand: 'Bench',
    model: 'Twelve, "loud"',
    sizeIn: 12,
    values: { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, le: 0.0021, sd: 0.048, xmax: 0.014, pe: 500 },
    valuesFor: 'parallel',
    mounting: { cutOutDiameter: 0.2825, displacement: 0.0035 },
    sourceUrl: 'https://example.com/twelve',
    notes: 'As published.',
  },
  {
    brand: 'Bench',
    model: 'Six',
    sizeIn: 6.5,
    values: { fs: 44, qts: 0.41, qms: 6, vas: 0.009, re: 3.4, sd: 0.0133 },
    valuesFor: 'single',
    mounting: {},
    notes: '',
  },
]
const file = csvPart({ columns: driverColumns, rows: drivers, isFirst: true })

test('a file of drivers comes back as the drivers that it was made of', () => {
  expect(readDriverLines(file)).toEqual({
    lines: drivers.map((driver, at) => ({ lineNo: at + 2, driver })),
  })
})

test('columns may stand in any order, parted by semicolons and with decimal commas', () => {
  const read = readDriverLines('Model;size (in);brand;vas (L);color\nTwelve;12;Bench;69,4;red\n')
  expect(read).toMatchObject({
    lines: [{ lineNo: 2, driver: { brand: 'Bench', model: 'Twelve', sizeIn: 12, values: { vas: 0.0694 } } }],
  })
})

test('a file without a needed column, without drivers or with too many says so', () => {
  expect(readDriverLines('brand,model\nBench,Six\n')).toEqual({
    problem: 'The first line has no column “size (in)”.',
  })
  expect(readDriverLines('brand,model,size (in)\n')).toEqual({ problem: 'The file has no drivers.' })
  const long = `brand,model,size (in)\n${'Bench,Six,6\n'.repeat(mostDriverLines + 1)}`
  expect(readDriverLines(long)).toEqual({
    problem: 'A file can have up to 500 drivers. This one has 501.',
  })
})

test('a figure that is two numbers is asked about, because no one may publish the wrong one by chance', () => {
  const ratedOf = (pe: string, meanings?: SignMeanings, sign = ';') => {
    const head = ['brand', 'model', 'size (in)', 'pe (W)']
    const file = [head, ['Bench', 'Twelve', '12', pe]].map((cells) => cells.join(sign)).join('\n')
    const read = readDriverLines(file, meanings)
    if ('question' in read) return read.question.message
    if ('problem' in read) throw new Error(read.problem)
    const [line] = read.lines as { driver: { values: { pe: number } } }[]
    return line?.driver.values.pe
  }
  const asked = (text: string, one: number, other: number) =>
    `Is ${text} in line 2, pe (W), ${one} or ${other}? The answer holds for every such figure of the file.`
  expect(ratedOf('1,200')).toBe(asked('1,200', 1.2, 1200))
  expect(ratedOf('1.600')).toBe(asked('1.600', 1.6, 1600))
  expect(ratedOf('1.600', { '.': 'thousands' })).toBe(1600)
  expect(ratedOf('1.600', { '.': 'decimals' })).toBe(1.6)
  expect(ratedOf('1,200', { '.': 'decimals' })).toBe(asked('1,200', 1.2, 1200))
  expect(ratedOf('1,200', { ',': 'thousands' })).toBe(1200)
  expect(ratedOf('1.600', {}, ',')).toBe(1.6)
  expect(ratedOf('0,125')).toBe(0.125)
  expect(ratedOf('1200')).toBe(1200)
})

test('a text that looks like a formula comes back as it was', () => {
  const [driver] = drivers
  if (!driver) throw new Error('no driver')
  const odd = { ...driver, model: '-12 Pro', notes: "'- loud" }
  const written = csvPart({ columns: driverColumns, rows: [odd], isFirst: true })
  expect(readDriverLines(written)).toEqual({ lines: [{ lineNo: 2, driver: odd }] })
})
