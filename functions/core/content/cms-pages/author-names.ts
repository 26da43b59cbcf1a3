import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { siteName } from '#shared/site-name.ts'

/** Names of the people who published versions; the pages that every platform begins with have no author. */
export async function authorNames(ids: readonly string[]): Promise<(id: string) => string> {
  const nameOf = await namesOf(ids.filter((id) => id !== goneOwnerId))
  return (id) => (id === goneOwnerId ? siteName : nameOf(id))
}
