import { users } from './users.ts'

/** The names behind ids, for the rows of one page; people who have left the platform have none. */
export async function namesOf(ids: Iterable<string>): Promise<(id: string) => string> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await users.get({ id }))?.name] as const),
  )
  const names = new Map(found)
  return (id) => names.get(id) ?? 'Deleted member'
}
