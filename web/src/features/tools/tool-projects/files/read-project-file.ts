import * as z from 'zod/mini'
import { issueSentence } from '#shared/tools/tool-projects/issue-sentence.ts'
import { toolPaths } from '#shared/tools/tool-projects/project-path.ts'
import { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import type { ProjectTool } from '../tool.ts'
import { fileSchema } from './project-file.ts'

const largest = 64 * 1024

const Envelope = z.object({ schema: z.string(), kind: z.string(), name: z.string(), data: z.unknown() })

export type ReadFile<Body> = { body: Body; name: string } | { problem: string }

/** The names of the tools that make files, for use in sentences. */
const toolNames: Record<ProjectKind, string> = {
  box: 'subwoofer designer',
  spl: 'SPL calculator',
  system: 'audio system designer',
  diagram: 'diagram editor',
}

const newer = 'This file was made by a newer version. Reload the page and try again.'

type Read<Body> = Pick<ProjectTool<Body>, 'kind' | 'schema'> & {
  /** The latest known schema version of the tool's files. */
  newest: number
}

/**
 * Reads a file that a tool saved, within the same limits as typed values, or says why it cannot be opened.
 */
export function readProjectFile<Body>({ kind, schema, newest }: Read<Body>, text: string): ReadFile<Body> {
  const notOurs = `This is not a file of the ${toolNames[kind]}.`
  if (text.length > largest) return { problem: 'The file must be at most 64 KB.' }
  const envelope = Envelope.safeParse(parsed(text))
  if (!envelope.success) return { problem: notOurs }
  const { schema: made, kind: other, name, data } = envelope.data
  if (made !== fileSchema) return { problem: /^audio-tools\/\d+$/.test(made) ? newer : notOurs }
  if (other !== kind) return { problem: `${notOurs} ${whoseIs(other)}`.trim() }
  if (isNewer(data, newest)) return { problem: newer }
  const read = schema.safeParse(data)
  if (read.success) return { body: read.data, name: name.trim().slice(0, 80) || 'The file' }
  const [issue] = read.error.issues
  return { problem: issue ? `This file cannot be opened. ${issueSentence(issue, data)}` : notOurs }
}

function whoseIs(kind: string): string {
  const known = ProjectKind.safeParse(kind)
  return known.success ? `Open it in the ${toolNames[known.data]}, at ${toolPaths[known.data]}.` : ''
}

const isNewer = (data: unknown, newest: number) =>
  typeof data === 'object' && data !== null && 'schema' in data && Number(data.schema) > newest

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
