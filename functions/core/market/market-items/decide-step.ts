import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdminItem } from '#shared/market/market-items/admin-contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { type ItemStep, steppedItem } from '#shared/market/market-items/stepped-item.ts'
import { adminItem } from './admin-item.ts'
import { findItem } from './find-item.ts'
import { keepOwnedItem } from './owned-items.ts'
import { saveItem } from './save-item.ts'
import { recordStep } from './step-as-seller.ts'
import { tellSeller } from './tell-seller.ts'

type Asked = {
  actor: { userId: string; adminId?: string | undefined }
  params: { itemId: string }
  body: { version: number; reason: string }
  now: string
  remember: (answer: AdminItem) => Write[]
}

type Decision = Extract<ItemStep, 'approve' | 'refuse' | 'remove' | 'restore'>

const news: Record<
  Decision,
  { type: 'success' | 'warning'; title: string; says: (title: string) => string }
> = {
  approve: {
    type: 'success',
    title: 'Your item is for sale',
    says: (title) => `everyone can find ${title} in the marketplace now`,
  },
  refuse: {
    type: 'warning',
    title: 'Your item needs a change',
    says: (title) => `${title} is not for sale yet`,
  },
  remove: { type: 'warning', title: 'Your item was removed', says: (title) => `${title} is off the site` },
  restore: { type: 'success', title: 'Your item is back', says: (title) => `${title} is as it was before` },
}

/** An administrator decides about an item, on the version seen. Its seller is told. */
export function decideItemStep(
  { actor, params, body: { version, reason }, now, remember }: Asked,
  step: Decision,
): Promise<AdminItem> {
  return untilUnchanged(async () => {
    const before = await findItem(params.itemId)
    const after = steppedItem(before, step, { now, ...(reason && { reason }) })
    if (before.version !== version) throw concurrentChange()
    const answer = await adminItem(after)
    await commit(
      ...saveItem(before, after, now),
      recordStep(actor, step, after, { reason, isDecision: true, now }),
      ...(step === 'restore' ? [await keepOwnedItem(after)] : []),
      ...(await tellOfDecision(after, step, reason, now)),
      ...remember(answer),
    )
    return answer
  })
}

/** It waited longer than its time. */
const expiredMeanwhile: (typeof news)[Decision] = {
  type: 'success',
  title: 'Your item was approved',
  says: (title) => `${title} expired in the meantime: renew it to offer it again`,
}

/** The notices of a decision. */
export function tellOfDecision(item: Item, step: Decision, reason: string, now: string): Promise<Write[]> {
  const isOver = step === 'approve' && itemStateAt(item, now) === 'expired'
  const { type, title, says } = isOver ? expiredMeanwhile : news[step]
  const said = says(item.title)
  return tellSeller(
    item,
    { type, title, message: reason ? `${said}. The reason: ${reason}` : `${said}.` },
    now,
  )
}
