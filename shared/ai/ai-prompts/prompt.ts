import * as z from 'zod/mini'
import {
  type DraftFeature,
  DraftFeature as Feature,
  mostDraftLetters,
} from '#shared/ai/ai-settings/ai-feature.ts'
import { text } from '#shared/text.ts'

/** What a prompt may leave open, each filled in before it is sent. */
export const promptPlaceholders = ['siteName', 'mostCharacters'] as const

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

const isKnown = (value: string) =>
  [...value.matchAll(placeholder)].every(([, name]) =>
    (promptPlaceholders as readonly string[]).includes(name ?? ''),
  )

/** Instructions to the engine. What they are about is sent apart from them. */
export const PromptText = text(4000, 20).check(
  z.refine(isKnown, `Use only {{${promptPlaceholders.join('}} and {{')}}}`),
)

/** A version of the instructions of a feature. Version 0 is the original one, which is never stored. */
export const Prompt = z.object({
  feature: Feature,
  version: z.int(),
  text: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
})
export type Prompt = z.infer<typeof Prompt>

/** The instructions with their placeholders filled in. */
export const filledPrompt = (value: string, feature: DraftFeature, siteName: string): string =>
  value.replace(placeholder, (whole, name: string) =>
    name === 'siteName' ? siteName : name === 'mostCharacters' ? String(mostDraftLetters[feature]) : whole,
  )
