import type { Item } from '#shared/market/market-items/item.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { editItemPath } from '#shared/market/market-items/named-item.ts'
import { missingParts } from '#shared/market/market-items/stepped-item.ts'
import { isRenewable } from './item-dates-words.ts'

export type NextItemAction =
  | { kind: 'renew' }
  | { kind: 'sell' }
  | { kind: 'link'; label: string; to: string }

/** Fewer pictures than this sell badly. */
const enoughPictures = 2

/** What the seller of an item should do next, if there is anything. `unread`: where someone waits for an answer. */
export function nextItemAction(item: Item, now: string, unread?: string): NextItemAction | undefined {
  const { id, pictures } = item
  const link = (label: string, to = editItemPath(id)): NextItemAction => ({ kind: 'link', label, to })
  const state = itemStateAt(item, now)
  if (state === 'draft') {
    const [first] = missingParts(item)
    if (!first) return link('Publish')
    return first.of === 'pictures' ? link('Add pictures') : link('Finish')
  }
  if (state === 'refused') return link('Fix and resubmit')
  if (unread) return link('Answer', unread)
  if (state === 'reserved') return { kind: 'sell' }
  if (isRenewable(item, now)) return { kind: 'renew' }
  if (state === 'active' && pictures.length < enoughPictures) return link('Add pictures')
  return undefined
}
