import * as z from 'zod/mini'
import { kept } from '#web/lib/kept.ts'
import type { ProjectTool } from '../tool.ts'

const largest = 200 * 1024

type Drafted<Body> = Pick<ProjectTool<Body>, 'kind' | 'schema'>

const nameOf = (kind: string) => `pro-tools:draft:${kind}`

/** What was made with a tool on this device last, also by a visitor who signs in in between. */
export function keptDraft<Body>({ kind, schema }: Drafted<Body>): Body | undefined {
  try {
    const read = z.object({ body: schema }).safeParse(JSON.parse(kept.get(nameOf(kind)) ?? ''))
    return read.success ? (read.data.body as Body) : undefined
  } catch {
    return undefined
  }
}

export function keepDraft<Body>({ kind }: Pick<Drafted<Body>, 'kind'>, body: Body): void {
  const text = JSON.stringify({ body })
  if (text.length <= largest) kept.set(nameOf(kind), text)
}
