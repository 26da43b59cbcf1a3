import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRegistries } from '#lib/registries/all-registries.ts'
import { factsDoc } from '#lib/registries/facts-doc.ts'
import { routePlaces, routePlacesFile } from '#lib/registries/route-places.ts'
import type { ToolResult } from './run-tool.ts'

const root = join(import.meta.dirname, '../..')

/** Finds the registries that no longer say what the folders of nouns hold. */
export async function checkRegistries(): Promise<ToolResult> {
  const texts = [
    ...allRegistries(),
    ['docs/facts.md', factsDoc()] as const,
    [routePlacesFile, routePlaces()] as const,
  ]
  const stale = texts.filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text)
  return {
    content: stale.length === 0,
    output:
      stale.length === 0
        ? 'Every registry says what the folders hold.'
        : `Run \`npm run registries\` and commit what it writes:\n${stale.map(([file]) => file).join('\n')}`,
  }
}
