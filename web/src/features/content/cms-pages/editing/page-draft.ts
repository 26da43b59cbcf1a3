import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import type { DraftSaver, DraftState } from '#web/features/platform/forms/draft-saver.ts'

export type PageDraftSaver = DraftSaver<PageInEditor, PageFields>
export type PageDraftState = DraftState<PageInEditor, PageFields>

/** The draft on which something was typed, or the published version if there was none. */
export const typedOn = ({ draft, live }: PageInEditor) => ({
  draftVersion: draft?.version ?? 0,
  liveVersion: draft ? undefined : live?.number,
})

/** The last sent text, and the stored one, if it differs. */
export function cleanedIn({ sent, stored }: PageDraftState): { sent: string; kept: string } | undefined {
  const kept = stored.draft?.content
  return sent && kept !== undefined && kept !== sent.content ? { sent: sent.content, kept } : undefined
}
