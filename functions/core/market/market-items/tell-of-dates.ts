import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import type { FollowedItem } from '#shared/market/market-items/followed-item.ts'
import { renewalOf } from '#shared/market/market-items/item-dates.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { reachedMember } from './reached-member.ts'

const renewPath = '/my-listings?tab=marketplace'
const dayMs = 86_400_000

const inDays = (from: string, to: string) => {
  const days = Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs))
  return days === 1 ? '1 day' : `${days} days`
}

/** The writes that tell a seller what the dates of an item did: a reminder with its mail, or that it has expired. */
export async function tellOfDates(
  { after: item, isExpired, remindedDays }: FollowedItem,
  now: string,
): Promise<Write[]> {
  const { title, expiresAt = now } = item
  const seller = !isExpired && remindedDays === undefined ? undefined : await reachedMember(item.sellerId)
  if (!seller) return []
  const tell = (headline: string, message: string) =>
    tellIfWanted(
      {
        userId: seller.id,
        kind: 'item_ends',
        type: isExpired ? 'warning' : 'info',
        title: headline,
        message,
        href: renewPath,
      },
      now,
    )
  if (isExpired) {
    const until = longDay(siteDay(renewalOf(expiresAt).until))
    return tell('Your item expired', `${title} left the marketplace. You can renew it until ${until}.`)
  }
  const endsOn = longDay(siteDay(expiresAt))
  const isMailed = await wantsNotification(seller.id, 'system_updates', 'email')
  return [
    ...(await tell(
      `Your item expires in ${inDays(now, expiresAt)}`,
      `${title} leaves the marketplace on ${endsOn}. Renew it if it is still for sale.`,
    )),
    ...(isMailed
      ? queueMail(
          {
            toEmail: seller.email,
            templateId: 'item-ends',
            data: { firstName: seller.firstName, itemTitle: title, endsOn },
            priority: 'normal',
            wantedBy: { userId: seller.id, category: 'system_updates' },
          },
          now,
        )
      : []),
  ]
}
