import { nobody } from '#core/db/nobody.ts'
import { namesOf } from '#core/users/names-of.ts'
import { siteName } from '#shared/site-name.ts'

/** Who published versions, by name; what every platform begins with was written by nobody here. */
export async function authorNames(ids: readonly string[]): Promise<(id: string) => string> {
  const nameOf = await namesOf(ids.filter((id) => id !== nobody))
  return (id) => (id === nobody ? siteName : nameOf(id))
}
