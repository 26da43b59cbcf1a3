import type { Noting } from '#core/platform/projections/noting.ts'
import { keepOptOut } from '#core/platform/recovery/opt-outs.ts'
import { suppressions } from './suppressions.ts'

/** Notes beside the backups which addresses must get no mail any more, and which may get it again. */
export const noteSuppressions: Noting = {
  of: suppressions.name,
  note: async ({ before, after }) => {
    if (after) {
      const { email, createdAt, scope, reason } = suppressions.read(after)
      await keepOptOut(email, { kind: 'address', at: createdAt, scope, reason })
    } else if (before) {
      // It tells which one was lifted, so that it takes back no later one, however late this is read.
      const { email, createdAt } = suppressions.read(before)
      await keepOptOut(email, { kind: 'lifted', at: createdAt })
    }
  },
}
