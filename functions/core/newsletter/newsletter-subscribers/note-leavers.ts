import type { Noting } from '#core/platform/projections/noting.ts'
import { keepOptOut } from '#core/platform/recovery/opt-outs.ts'
import { subscribers } from './subscribers.ts'

const ways: Partial<Record<string, readonly string[]>> = {
  confirmed: ['confirmed', 'resubscribed', 'revived'],
}

/** Notes beside the backups who left the newsletter, or came back. What a restore has just written was so before. */
export const noteLeavers: Noting = {
  of: subscribers.name,
  note: async ({ before, after }) => {
    if (!before || !after) return
    const { id, status, consents } = subscribers.read(after)
    // Someone who confirms for the first time has not left before.
    const isNews = before.status !== status && !(before.status === 'pending' && status === 'confirmed')
    if (status === 'pending' || !isNews) return
    const at = consents.findLast(({ what }) => (ways[status] ?? [status]).includes(what))?.at
    if (at) await keepOptOut(id, { kind: 'subscriber', at, status })
  },
}
