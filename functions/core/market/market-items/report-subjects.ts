import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import type { ItemStatus } from '#shared/market/market-items/item.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { steppedItem } from '#shared/market/market-items/stepped-item.ts'
import { tellOfDecision } from './decide-step.ts'
import { items } from './items.ts'
import { keepOwnedItem } from './owned-items.ts'
import { saveItem } from './save-item.ts'

const find = (id: string) => items.get({ id }, { consistent: true })

/** Until an administrator decides; its seller hears nothing before. */
const hiddenByReports = 'Reported by members.'

/** What has a page, or gets one by a renewal. What waits, or is a draft, is looked at before anyone sees it. */
const shownStatuses: readonly ItemStatus[] = ['active', 'expired', 'sold_here', 'sold_elsewhere']

/** The actions report cases can take on items. Enough weight takes one off the market until it is decided. */
export const reportedSubjects: Record<'item', SubjectOf> = {
  item: {
    load: async (id) => {
      const item = await find(id)
      if (!item?.publishedAt) return undefined
      const { title, brand, model, city, state, description } = item
      return {
        title,
        text: [[brand, model].filter(Boolean).join(' '), [city, state].join(', '), description]
          .filter(Boolean)
          .join('\n\n'),
        ...(hasItemPage(item, item.updatedAt) && { href: itemPath(id) }),
        authorId: item.sellerId,
        changedAt: item.changedAt,
        isRemoved: item.status === 'removed' && item.reason !== hiddenByReports,
      }
    },
    setHidden: async (id, isHidden, now) => {
      const item = await find(id)
      if (!item) return []
      if (isHidden) {
        if (!shownStatuses.includes(item.status)) return []
        return saveItem(item, steppedItem(item, 'remove', { reason: hiddenByReports, now }), now)
      }
      if (item.status !== 'removed') return []
      const after = steppedItem(item, 'restore', { now })
      // Reports decide nothing by themselves: only what an administrator removed is told to be back.
      const isDecided = item.reason !== hiddenByReports
      return [
        ...saveItem(item, after, now),
        await keepOwnedItem(after),
        ...(isDecided ? await tellOfDecision(after, 'restore', '', now) : []),
      ]
    },
    remove: async (id, reason, now) => {
      const item = await find(id)
      if (!item || (item.status === 'removed' && item.reason !== hiddenByReports)) return []
      const shown = item.status === 'removed' ? steppedItem(item, 'restore', { now }) : item
      const after = { ...steppedItem(shown, 'remove', { reason, now }), version: item.version + 1 }
      return [...saveItem(item, after, now), ...(await tellOfDecision(after, 'remove', reason, now))]
    },
  },
}
