import { keptInTab } from './kept-in-browser.ts'

const prefix = 'draft.'

type Draft = { userId: string; values: Record<string, unknown> }

/**
 * Keeps for this tab the values that a member had typed into a form, and not saved, when their session ended.
 */
export const keepDraft = (form: string, draft: Draft): void =>
  keptInTab.set(prefix + form, JSON.stringify(draft))

/**
 * Returns the values that this member had typed into the form. They can be read once, and by this member
 * only.
 */
export function takeDraft(form: string, userId: string): Draft['values'] | undefined {
  const draft = readDraft(prefix + form)
  keptInTab.remove(prefix + form)
  return draft?.userId === userId ? draft.values : undefined
}

/** Forgets the drafts of everyone here, or of everyone but the person who has come back. */
export function forgetDrafts(exceptOf?: string): void {
  for (const key of keptInTab.names())
    if (key.startsWith(prefix) && (!exceptOf || readDraft(key)?.userId !== exceptOf)) keptInTab.remove(key)
}

function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(keptInTab.get(key) ?? '')
  } catch {
    return undefined
  }
}
