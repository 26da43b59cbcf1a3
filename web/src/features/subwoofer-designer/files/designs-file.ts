import * as z from 'zod/mini'
import { designsSchema, SavedDesigns } from '#shared/subwoofer-designs/saved-designs.ts'
import { fileSchema, projectFile } from '#web/features/tool-projects/files/project-file.ts'

const largest = 64 * 1024

const Envelope = z.object({ schema: z.string(), kind: z.string(), name: z.string(), data: z.unknown() })

export type ReadFile = { designs: SavedDesigns; name: string } | { problem: string }

/** Designs as a file of their own. */
export const designsFile = (name: string, designs: SavedDesigns): string => projectFile('box', name, designs)

/** The designs of a file, or why it cannot be read. */
export function readDesignsFile(text: string): ReadFile {
  if (text.length > largest) return { problem: 'The file must be at most 64 KB.' }
  const envelope = Envelope.safeParse(parsed(text))
  if (!envelope.success || envelope.data.kind !== 'box') return { problem: notOurs }
  const { schema, name, data } = envelope.data
  if (schema !== fileSchema) return { problem: /^audio-tools\/\d+$/.test(schema) ? newer : notOurs }
  if (isNewer(data)) return { problem: newer }
  const read = SavedDesigns.safeParse(data)
  if (read.success) return { designs: read.data, name }
  const [issue] = read.error.issues
  return { problem: `${notOurs} ${issue ? `At ${issue.path.join('.')}: ${issue.message}.` : ''}`.trim() }
}

const notOurs = 'This is not a file of the subwoofer designer.'
const newer = 'This file was made by a newer version. Reload the page and try again.'

const isNewer = (data: unknown) =>
  typeof data === 'object' && data !== null && 'schema' in data && Number(data.schema) > designsSchema

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
