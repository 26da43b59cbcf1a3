import { importLines } from '#core/competitions/competitions/import-lines.ts'
import { resultImports } from '#core/competitions/competitions/result-imports.ts'
import { demoImport } from './demo-import.ts'

/** A file that was read at the desk and waits to be imported. */
export const seed = (now: string) => {
  const { made, lines } = demoImport(now)
  return [
    resultImports.put(made, { absent: true }),
    ...lines.map((line) => importLines.put(line, { absent: true })),
  ]
}
