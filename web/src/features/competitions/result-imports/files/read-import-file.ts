import { guessHeader, headerAt } from '#shared/competitions/result-imports/import-rows.ts'
import { cleanedCell, mostColumns } from '#shared/competitions/result-imports/mapped-cells.ts'
import { fileRefusal } from '#shared/competitions/result-imports/plan-import.ts'
import { headerLines, mostImportBytes } from '#shared/competitions/result-imports/result-import.ts'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { type CsvRow, readCsv } from '#shared/platform/csv/read-csv.ts'

/** A file that was read on this device: the part to send, and the part to show. */
export type ImportFile = {
  fileName: string
  csv: string
  rows: readonly CsvRow[]
  /** The line that holds the headers, as it was found or chosen. */
  headerLineNo: number
  headers: string[]
  samples: string[][]
}

const samplesShown = 5
const longestName = 200

/** Reads CSV, or the first sheet of a spreadsheet. `problem` says what is wrong with it. */
export async function readImportFile(file: File): Promise<ImportFile | { problem: string }> {
  if (file.size > mostImportBytes) return { problem: 'A file may have at most 2 MB.' }
  const text = await textOf(file)
  if ('problem' in text) return text
  const { csv } = text
  const read = readCsv(csv)
  if ('problem' in read) return read
  const { rows } = read
  const header = guessHeader(rows)
  const problem = fileRefusal(rows, new TextEncoder().encode(csv).length, header)
  if (problem) return { problem }
  const fileName = cleanedCell(file.name).slice(0, longestName) || 'file.csv'
  return withHeader({ fileName, csv, rows }, rows[header]?.lineNo ?? 1)
}

type Read = Pick<ImportFile, 'fileName' | 'csv' | 'rows'>

/** A file with another line as its header. */
export function withHeader({ fileName, csv, rows }: Read, headerLineNo: number): ImportFile {
  const [header, ...lines] = rows.slice(headerAt(rows, headerLineNo))
  return {
    fileName,
    csv,
    rows,
    headerLineNo,
    headers: (header?.cells ?? []).slice(0, mostColumns).map(cleanedCell),
    samples: lines.slice(0, samplesShown).map(({ cells }) => cells),
  }
}

/** The lines at the top of a file that can be its header. A line has to follow. */
export const headerChoices = ({ rows }: Read): CsvRow[] =>
  rows.slice(0, -1).filter(({ lineNo }) => lineNo <= headerLines)

async function textOf(file: File): Promise<{ csv: string } | { problem: string }> {
  if (!/\.xlsx$/i.test(file.name)) return { csv: decodeText(new Uint8Array(await file.arrayBuffer())) }
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(file)
}
