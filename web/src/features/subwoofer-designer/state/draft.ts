import * as z from 'zod/mini'
import { SavedDesigns } from '#shared/subwoofer-designs/saved-design.ts'
import { kept } from '#web/lib/kept.ts'

const keptAs = 'pro-tools:draft:box'
const largest = 200 * 1024

const Draft = z.object({ body: SavedDesigns, projectId: z.optional(z.string()) })
export type Draft = z.infer<typeof Draft>

/** What was designed on this device last, also by a visitor who signs in in between. */
export function keptDraft(): Draft | undefined {
  try {
    const read = Draft.safeParse(JSON.parse(kept.get(keptAs) ?? ''))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft): void {
  const text = JSON.stringify(draft)
  if (text.length <= largest) kept.set(keptAs, text)
}
