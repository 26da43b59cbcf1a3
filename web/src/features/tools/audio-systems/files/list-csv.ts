import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { systemList } from '#shared/tools/audio-systems/system-list.ts'
import type { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'

const amount = (cents: number | undefined) => (cents === undefined ? '' : decimalDollars(cents))

/** The parts of a system as a file for spreadsheets, with their sum in the last line. */
export function listCsv(study: SystemStudy): string {
  const { parts, total } = systemList(study)
  return [
    byteOrderMark,
    csvLine(['Part', 'Count', 'Each ($)', 'Together ($)']),
    ...parts.map(({ name, count, price, total: together }) =>
      csvLine([name, String(count), amount(price), amount(together)]),
    ),
    csvLine(['Together', '', '', amount(total)]),
  ].join('')
}
