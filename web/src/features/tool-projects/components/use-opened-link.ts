import { useEffect, useState } from 'react'
import { openShare } from '#shared/tool-projects/share-contract.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { keptDraft } from '../state/draft.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'

export type OpenedLink = { problem: string } | { shared: { token: string; name: string; ownerName?: string } }

const gone = 'This link no longer works.'

type Opening<Body> = {
  tool: ProjectTool<Body>
  on: ToolBody<Body>
  /** The address names a project, which is opened instead of what is kept on this device. */
  hasProject: boolean
  /** What other links to the tool hold. */
  ofFragment?: (fragment: string) => Body | undefined
}

/** Opens what the fragment of the address holds, else what was made on this device. */
export function useOpenedLink<Body>(opening: Opening<Body>): OpenedLink | undefined {
  const [opened, setOpened] = useState<OpenedLink>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is entered
  useEffect(() => {
    void openFragment(opening, location.hash).then(setOpened)
  }, [opening.on])
  return opened
}

async function openFragment<Body>(
  { tool, on, hasProject, ofFragment }: Opening<Body>,
  fragment: string,
): Promise<OpenedLink | undefined> {
  const token = /^#shared=(.+)$/.exec(fragment)?.[1]
  if (token) return openShared(tool, on, token)
  if (fragment.startsWith('#d=')) {
    const { bodyOfFragment } = await import('../files/body-link.ts')
    const body = bodyOfFragment(tool.schema, fragment)
    if (!body) return { problem: gone }
    on.begin(body)
    return undefined
  }
  const body = ofFragment?.(fragment) ?? (hasProject ? undefined : keptDraft(tool))
  if (body) on.begin(body)
  return undefined
}

async function openShared<Body>(
  tool: ProjectTool<Body>,
  on: ToolBody<Body>,
  token: string,
): Promise<OpenedLink> {
  try {
    const { kind, name, ownerName, data } = await call(openShare, { body: { token } })
    const body = tool.schema.safeParse(data)
    if (kind !== tool.kind || !body.success) return { problem: gone }
    on.begin(body.data)
    return { shared: { token, name, ...(ownerName && { ownerName }) } }
  } catch (error) {
    return { problem: describeFailure(error).sentence }
  }
}
