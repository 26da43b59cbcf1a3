import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { users } from '#core/platform/users/users.ts'
import type { listFeedback as contract } from '#shared/market/sales/contract.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { feedbackOf } from './feedback-months.ts'
import { publicFeedback } from './public-feedback.ts'
import { feedbacks, feedbackTo } from './sales.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query' | 'now'>

/** What others say of a member; of someone whose profile is not shown, nothing. */
export async function listFeedback({ params, query, now }: Asked) {
  const user = await users.get({ id: params.userId })
  if (!user || !isShown(user)) return { items: [], count: 0 }
  const [page, known] = await Promise.all([
    feedbacks.list({ index: 'gsi1', pk: feedbackTo(user.id), newestFirst: true, ...query }),
    feedbackOf(user.id, now),
  ])
  return { ...page, items: await publicFeedback(page.items), ...known }
}
