import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { AppError } from '#shared/errors.ts'
import { type StoredSuggestion, suggestions } from './suggestions.ts'

const notFound = () => new AppError('not_found', 'suggestion_not_found', 'Suggestion not found')

const linkUnknown = () =>
  new AppError(
    'not_found',
    'suggestion_not_found',
    'This link does not work. Open it from the newest email that we sent you about your suggestion.',
  )

/** For reviewers: any suggestion. */
export async function findSuggestion(id: string): Promise<StoredSuggestion> {
  const found = await suggestions.get({ id }, { consistent: true })
  if (!found) throw notFound()
  return found
}

/** A member’s own suggestion; of others they learn nothing. */
export async function suggestionOf(userId: string, id: string): Promise<StoredSuggestion> {
  const found = await suggestions.get({ id }, { consistent: true })
  if (found?.suggestedBy !== userId) throw notFound()
  return found
}

/** The suggestion that a mailed link belongs to. Whatever is wrong with it, the answer is the same. */
export async function suggestionByHandle(handle: string): Promise<StoredSuggestion> {
  const parts = splitHandle('sug', handle)
  const found = parts && (await suggestions.get({ id: parts.id }, { consistent: true }))
  if (!found?.secretHashes?.some((hash) => isSecretOf(parts?.secret ?? '', hash))) throw linkUnknown()
  return found
}
