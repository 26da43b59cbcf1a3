import * as z from 'zod/mini'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { NavigationFields } from '#shared/content/navigation/navigation-item.ts'

/** Lists the problems of an entry by field. */
export function fieldErrorsOf({ id: _, parentId: __, ...fields }: ArrangedItem): Record<string, string> {
  const { error } = z.safeParse(NavigationFields, fields)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).toReversed(),
  )
}
