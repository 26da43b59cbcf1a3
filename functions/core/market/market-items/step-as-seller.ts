import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { type ItemStep, steppedItem } from '#shared/market/market-items/stepped-item.ts'
import { findOwnItem } from './find-item.ts'
import { ownItem } from './own-item.ts'
import { saveItem } from './save-item.ts'

type Asked = {
  actor: Actor
  params: { itemId: string }
  body: { version: number }
  now: string
  remember: (answer: OwnItem) => Write[]
}

const done: Record<ItemStep, string> = {
  submit: 'Submitted',
  publish: 'Published',
  withdraw: 'Withdrew',
  approve: 'Approved',
  refuse: 'Rejected',
  renew: 'Renewed',
  expire: 'Ended',
  close: 'Closed',
  sell_elsewhere: 'Sold elsewhere:',
  remove: 'Removed',
  restore: 'Restored',
}

/** The activity of a step. */
export const recordStep = (
  by: { userId: string; adminId?: string | undefined },
  step: ItemStep,
  { title }: Pick<Item, 'title'>,
  { reason, isDecision = false, now }: { reason?: string | undefined; isDecision?: boolean; now: string },
): Write =>
  recordActivity(
    {
      by,
      type: isDecision ? 'item_decision' : 'marketplace_item',
      description: `${done[step]} the item ${title}${reason ? `: ${reason}` : ''}`,
    },
    now,
  )

/** A step that a seller takes with their item, on the version they see. `also` adds what else it needs. */
export async function stepAsSeller(
  { actor, params, body: { version }, now, remember }: Asked,
  stepFor: (item: Item) => ItemStep | Promise<ItemStep>,
  also: (after: Item) => Promise<Write[]> = async () => [],
): Promise<OwnItem> {
  const answered = await untilUnchanged(
    async () => {
      const before = await findOwnItem(params.itemId, actor.userId)
      const step = await stepFor(before)
      const after = steppedItem(before, step, { now })
      if (before.version !== version) return undefined
      const answer = await ownItem(after, now)
      await commit(
        ...saveItem(before, after, now),
        recordStep(actor, step, after, { now }),
        ...(await also(after)),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  // No repetition finds a version that has passed.
  if (!answered) throw concurrentChange()
  return answered
}
