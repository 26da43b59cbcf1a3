import { answerTimeOf } from '#core/market/conversations/answer-time.ts'
import { feedbackOf } from '#core/market/sales/feedback-months.ts'
import { users } from '#core/platform/users/users.ts'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { SellerCard } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { shopOfItem } from './shop-of-item.ts'

/** A seller as buyers see them; undefined for a suspended one. A private profile keeps its name; what others say of them in sales does not depend on it. */
export async function sellerCard(item: Item, now: string): Promise<SellerCard | undefined> {
  const { sellerId, sellerSince: since } = item
  const [user, feedback, answers, shop] = await Promise.all([
    users.get({ id: sellerId }),
    feedbackOf(sellerId, now),
    answerTimeOf(sellerId),
    shopOfItem(item),
  ])
  if (user?.status === 'suspended') return undefined
  const member = user && publicMember(user)
  return {
    name: member ? listedName(member) : 'Private member',
    ...(member && { path: memberPath(member.id) }),
    ...(member?.profileImage && { avatarUrl: member.profileImage }),
    since,
    feedback,
    ...(answers && { answers }),
    ...(shop && { shop }),
  }
}
