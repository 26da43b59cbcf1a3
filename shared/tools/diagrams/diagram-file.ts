import * as z from 'zod/mini'
import { asSentence } from './as-sentence.ts'
import { Diagram } from './diagram.ts'

const format = 'audio-tools/1'

/** The largest size of a diagram file. */
export const largestFile = 200 * 1024

const Envelope = z.object({ schema: z.string(), kind: z.string(), name: z.string(), data: z.unknown() })

export type ReadDiagram = { diagram: Diagram; name: string } | { problem: string }

/** A diagram as its own file. Without blanks between its values, so that a large one can be opened again. */
export const diagramFile = (name: string, diagram: Diagram): string =>
  `${JSON.stringify({ schema: format, kind: 'diagram', name, units: 'SI', data: diagram })}\n`

const notOurs = 'This is not a file of the diagram editor.'
const newer = 'This file was made by a newer version. Reload the page and try again.'

/** The diagram of a file, or why it cannot be read. */
export function readDiagramFile(text: string): ReadDiagram {
  if (text.length > largestFile) return { problem: 'The file must be at most 200 KB.' }
  const envelope = Envelope.safeParse(parsed(text))
  if (!envelope.success || envelope.data.kind !== 'diagram') return { problem: notOurs }
  const { schema, name, data } = envelope.data
  if (schema !== format) return { problem: /^audio-tools\/\d+$/.test(schema) ? newer : notOurs }
  if (isNewer(data)) return { problem: newer }
  const read = Diagram.safeParse(data)
  if (read.success) return { diagram: read.data, name }
  const [issue] = read.error.issues
  if (!issue) return { problem: notOurs }
  return { problem: `${notOurs} At ${issue.path.join('.')}: ${asSentence(issue.message)}` }
}

const isNewer = (data: unknown) =>
  typeof data === 'object' && data !== null && 'schema' in data && Number(data.schema) > 1

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
