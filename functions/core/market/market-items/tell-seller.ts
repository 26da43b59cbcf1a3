import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'
import { editItemPath, itemPath } from '#shared/market/market-items/named-item.ts'
import { reachedMember } from './reached-member.ts'

/** `message` goes on after a name in a mail, so it begins small. */
type ItemNews = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** Tells a seller of a decision about their item, by notification and mail. Nothing arrives at accounts that leave. */
export async function tellSeller(
  item: Item,
  { title, message, type }: ItemNews,
  now: string,
): Promise<Write[]> {
  const user = await reachedMember(item.sellerId)
  if (!user) return []
  const href = hasItemPage(item, now) ? itemPath(item.id) : editItemPath(item.id)
  return [
    ...notify(
      {
        userId: user.id,
        kind: 'item_decided',
        type,
        title,
        message: message.charAt(0).toUpperCase() + message.slice(1),
        href,
      },
      now,
    ),
    ...queueMail(
      {
        toEmail: user.email,
        templateId: 'item-decided',
        data: { firstName: user.firstName, itemTitle: item.title, title, message, path: href },
        priority: 'normal',
      },
      now,
    ),
  ]
}
