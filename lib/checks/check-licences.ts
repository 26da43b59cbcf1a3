import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ToolResult } from './run-tool.ts'

type Found = Record<string, { licenses?: string | string[] }>
type Checker = { init(options: object, done: (error: Error | null, found: Found) => void): void }

/** Copyleft that would reach what ships. */
const refused = /\b(?:A?GPL|SSPL|BUSL|CC-BY-NC)/i
/** Dual licences are fine as long as one of them is. */
const permitted = /\b(?:MIT|ISC|BSD|Apache|0BSD|Unlicense|CC0|CC-BY|MPL|OFL|Zlib|Python|BlueOak|WTFPL|LGPL)/i

/** Looks at every installed package that ships or builds the product, and names those whose licence will not do. */
export async function checkLicences(): Promise<ToolResult> {
  const checker = createRequire(import.meta.url)('license-checker-rseidelsohn') as Checker
  const start = join(import.meta.dirname, '../..')
  const found = await new Promise<Found>((resolve, reject) =>
    checker.init({ start, excludePrivatePackages: true }, (error, all) =>
      error ? reject(error) : resolve(all),
    ),
  )
  const offending = Object.entries(found).filter(([, { licenses }]) => {
    const text = [licenses ?? 'none'].flat().join(' ')
    return (
      (refused.test(text) && !permitted.test(text.replace(/\bA?GPL\S*/gi, ''))) ||
      !(permitted.test(text) || refused.test(text))
    )
  })
  const lines = offending.map(
    ([name, { licenses }]) => `${name}: ${[licenses ?? 'no licence'].flat().join(', ')}`,
  )
  lines.push(`${Object.keys(found).length} packages, ${offending.length} with a licence that will not do`)
  return { content: offending.length === 0, output: lines.join('\n') }
}
