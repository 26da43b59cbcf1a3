import { cleanedCell, mostColumns } from '#shared/competitions/result-imports/mapped-cells.ts'
import { fileRefusal } from '#shared/competitions/result-imports/plan-import.ts'
import { mostImportBytes } from '#shared/competitions/result-imports/result-import.ts'
import { decodeText } from '#shared/platform/csv/decode-text.ts'
import { readCsv } from '#shared/platform/csv/read-csv.ts'

/** A file that was read on this device: the part to send, and the part to show. */
export type ImportFile = { fileName: string; csv: string; headers: string[]; samples: string[][] }

const samplesShown = 5
const longestName = 200

/** Reads CSV, or the first sheet of a spreadsheet. `problem` says what is wrong with it. */
export async function readImportFile(file: File): Promise<ImportFile | { problem: string }> {
  if (file.size > mostImportBytes) return { problem: 'A file may have at most 2 MB.' }
  const csv = await textOf(file)
  if (csv === undefined)
    return { problem: 'This is not a spreadsheet that can be read. Save it as XLSX or CSV.' }
  const read = readCsv(csv)
  if ('problem' in read) return read
  const problem = fileRefusal(read.rows, new TextEncoder().encode(csv).length)
  if (problem) return { problem }
  const [header, ...lines] = read.rows
  return {
    fileName: cleanedCell(file.name).slice(0, longestName) || 'file.csv',
    csv,
    headers: (header?.cells ?? []).slice(0, mostColumns).map(cleanedCell),
    samples: lines.slice(0, samplesShown).map(({ cells }) => cells),
  }
}

async function textOf(file: File): Promise<string | undefined> {
  if (!/\.xlsx$/i.test(file.name)) return decodeText(new Uint8Array(await file.arrayBuffer()))
  try {
    const { xlsxCsv } = await import('./xlsx-csv.ts')
    return await xlsxCsv(file)
  } catch {
    return undefined
  }
}
