import { entity } from '#core/platform/db/entity.ts'
import { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'

export const versionsOf = (rulebookId: string) => `RBK#${rulebookId}`

/** The versions of rulebooks, those of one below each other. */
export const rulebooks = entity({
  name: 'rulebook',
  erasure: 'impersonal',
  schema: Rulebook,
  key: ({ id, versionNo }: { id: string; versionNo: number }) => ({
    pk: versionsOf(id),
    sk: `V#${String(versionNo).padStart(4, '0')}`,
  }),
})
