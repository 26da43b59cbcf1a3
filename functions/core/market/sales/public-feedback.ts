import { usersById } from '#core/platform/users/users-by-id.ts'
import { listedName } from '#shared/community/members/listed-name.ts'
import type { PublicFeedback } from '#shared/market/sales/contract.ts'
import type { Feedback } from '#shared/market/sales/sale.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'

/** Feedback as everyone reads it. The name of someone who hides their profile stays with them. */
export async function publicFeedback(listed: readonly Feedback[]): Promise<PublicFeedback[]> {
  const users = await usersById(listed.map(({ fromId }) => fromId))
  return listed.map(({ id, fromId, itemTitle, about, stars, text, isCounted, reply, shownAt }) => {
    const user = users.get(fromId)
    const member = user && publicMember(user)
    return {
      id,
      itemTitle,
      about,
      stars,
      text,
      isCounted,
      ...(reply && { reply }),
      ...(shownAt && { shownAt }),
      from: member ? listedName(member) : user ? 'Private member' : 'Former member',
    }
  })
}
