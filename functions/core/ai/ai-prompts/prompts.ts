import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { Prompt } from '#shared/ai/ai-prompts/prompt.ts'
import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'

const numbered = (version: number) => String(version).padStart(6, '0')

export const promptVersions = (feature: DraftFeature) => `AI_PROMPT#${feature}`
export const promptsSavedBy = (userId: string) => `AI_PROMPTS_BY#${userId}`

/** Each version of a prompt; the newest is in use. `gsi1` finds those that an administrator saved. */
export const prompts = entity({
  name: 'ai-prompt',
  erasure: 'by its noun',
  schema: Prompt,
  key: ({ feature, version }: { feature: DraftFeature; version: number }) => ({
    pk: promptVersions(feature),
    sk: `VERSION#${numbered(version)}`,
  }),
  gsi1: ({ savedBy, feature, version }) =>
    savedBy === goneOwnerId
      ? undefined
      : { pk: promptsSavedBy(savedBy), sk: `${feature}#${numbered(version)}` },
})
