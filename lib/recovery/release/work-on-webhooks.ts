import { heldWebhooks } from '#core/operations/backups/held-work.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { PlatformHold } from '#core/platform/recovery/platform-hold.ts'

/**
 * Gives the worker the webhooks that no one had worked on when the backup was made: what announced them is not published
 * a second time. Newer ones are announced, and wait. The worker passes over what is done. Tells how many there were.
 */
export async function workOnWebhooks({ instant }: PlatformHold, now: string): Promise<number> {
  let announced = 0
  for await (const { provider, eventId, createdAt } of heldWebhooks()) {
    if (Date.parse(createdAt) > Date.parse(instant)) continue
    await commit(announce('webhook.received', { provider, eventId }, now))
    announced++
  }
  return announced
}
