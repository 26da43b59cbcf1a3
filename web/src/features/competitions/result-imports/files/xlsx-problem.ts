import { strFromU8, type Unzipped, unzipSync } from 'fflate'

const mostUnpacked = 20 * 1024 * 1024
/** More than a file may have, with room for titles and empty lines. */
const mostRows = 10_000
const mostColumns = 256

const tooLarge =
  'This spreadsheet is too large when it is unpacked. Copy the results into a new one, and choose that.'
const tooFar = (cell: string) =>
  `This spreadsheet has a cell at ${cell}, far from the others. Delete it, or copy the results into a new spreadsheet.`
export const unreadable = 'This is not a spreadsheet that can be read. Save it as XLSX or CSV.'

/** Unpacks the parts that are read, if the directory of the file says that they fit. */
function unpacked(bytes: Uint8Array): Unzipped | undefined {
  let sum = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false
      sum += originalSize
      return sum <= mostUnpacked
    },
  })
  return sum <= mostUnpacked ? files : undefined
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The path of the first sheet, as the workbook names it. */
function firstSheet(files: Unzipped): string | undefined {
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const sheet = /<(?:\w+:)?sheet\s[^>]*>/.exec(text('xl/workbook.xml'))?.[0] ?? ''
  const relationId = attribute(sheet, '(?:\\w+:)?id')
  const relations = text('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const target = relations
    .filter((one) => attribute(one, 'Id') === relationId)
    .map((one) => attribute(one, 'Target'))[0]
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`
}

const cells = /<((?:\w+:)?c)\b[^>]*?\sr="([A-Z]+)(\d+)"[^>]*?(?:\/>|>([\s\S]*?)<\/\1>)/g
const filled = /<(?:\w+:)?(?:v|t)(?:\s[^>]*)?>[^<]/

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0)

/** The first cell with a value that is beyond what is read. Programs leave empty ones far below. */
function farCell(xml: string): string | undefined {
  for (const [, , letters = '', row = '', value = ''] of xml.matchAll(cells))
    if ((Number(row) > mostRows || columnOf(letters) > mostColumns) && filled.test(value))
      return `${letters}${row}`
  return undefined
}

/**
 * The reason not to read a spreadsheet, before it is read: one of 63 KB may unpack to 60 MB, and a single cell in the
 * last column of the last row stands for 17 billion.
 */
export function xlsxProblem(bytes: Uint8Array): string | undefined {
  let files: Unzipped | undefined
  try {
    files = unpacked(bytes)
  } catch {
    return unreadable
  }
  if (!files) return tooLarge
  const sheet = files[firstSheet(files) ?? '']
  if (!sheet) return unreadable
  const far = farCell(strFromU8(sheet))
  return far === undefined ? undefined : tooFar(far)
}
