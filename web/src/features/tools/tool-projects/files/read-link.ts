import { openShare } from '#shared/tools/tool-projects/share-contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { unreadSentence } from '../state/unread-sentence.ts'
import type { ProjectTool } from '../tool.ts'
import { bodyOfFragment } from './body-link.ts'

export type ReadLink = {
  problem?: string
  shared?: { token: string; name: string; ownerName?: string }
  /** The content that the link opens. */
  body?: unknown
}

const gone = 'This link no longer works.'

/** Reads a tool's link: its own content, or a project that a member shares. */
export async function readLink<Body>(tool: ProjectTool<Body>, fragment: string): Promise<ReadLink> {
  const token = /^#shared=(.+)$/.exec(fragment)?.[1]
  if (token) return readShared(tool, token)
  const body = bodyOfFragment(tool.schema, fragment)
  return body === undefined ? { problem: gone } : { body }
}

async function readShared<Body>(tool: ProjectTool<Body>, token: string): Promise<ReadLink> {
  try {
    const { kind, name, ownerName, data } = await call(openShare, { body: { token } })
    const body = tool.schema.safeParse(data)
    if (kind !== tool.kind) return { problem: gone }
    if (!body.success) return { problem: unreadSentence(name, body.error, data) }
    return { shared: { token, name, ...(ownerName && { ownerName }) }, body: body.data }
  } catch (error) {
    // A token that no server made is refused by its form, and means the same to the reader.
    const isCut = error instanceof ApiError && error.status === 400
    return { problem: isCut ? gone : describeFailure(error).sentence }
  }
}
