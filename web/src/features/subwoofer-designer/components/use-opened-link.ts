import { useEffect, useState } from 'react'
import { SavedDesigns } from '#shared/subwoofer-designs/saved-design.ts'
import { openShare } from '#shared/tool-projects/share-contract.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import type { Designer } from '../state/designer.ts'
import { keptDraft } from '../state/draft.ts'
import { designsOfTuner } from '../state/tuner-fragment.ts'

export type OpenedLink = { problem: string } | { shared: { token: string; name: string; ownerName?: string } }

const gone = 'This link no longer works.'

/** Opens what the fragment of the address holds, else what was designed on this device. */
export function useOpenedLink(designer: Designer, hasProject: boolean): OpenedLink | undefined {
  const [opened, setOpened] = useState<OpenedLink>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is entered
  useEffect(() => {
    void openFragment(designer, location.hash, hasProject).then(setOpened)
  }, [designer])
  return opened
}

async function openFragment(
  designer: Designer,
  fragment: string,
  hasProject: boolean,
): Promise<OpenedLink | undefined> {
  const token = /^#shared=(.+)$/.exec(fragment)?.[1]
  if (token) return openShared(designer, token)
  if (fragment.startsWith('#d=')) {
    const { designsOfFragment } = await import('../files/design-link.ts')
    const designs = designsOfFragment(fragment)
    if (!designs) return { problem: gone }
    designer.begin(designs)
    return undefined
  }
  const designs = designsOfTuner(fragment) ?? (hasProject ? undefined : keptDraft()?.body)
  if (designs) designer.begin(designs)
  return undefined
}

async function openShared(designer: Designer, token: string): Promise<OpenedLink> {
  try {
    const { kind, name, ownerName, data } = await call(openShare, { body: { token } })
    const body = SavedDesigns.safeParse(data)
    if (kind !== 'box' || !body.success) return { problem: gone }
    designer.begin(body.data)
    return { shared: { token, name, ...(ownerName && { ownerName }) } }
  } catch (error) {
    return { problem: describeFailure(error).sentence }
  }
}
