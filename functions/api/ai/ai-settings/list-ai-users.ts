import { monthOf } from '#core/ai/ai-settings/limits.ts'
import { usedMonths, usersInMonth } from '#core/ai/ai-settings/used-ai.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import { listAiUsers as contract } from '#shared/ai/ai-settings/admin-contract.ts'

async function listAiUsers({ query: { limit, cursor }, now }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await usedMonths.list({
    index: 'gsi1',
    pk: usersInMonth(monthOf(now)),
    limit,
    cursor,
  })
  const nameOf = await namesOf(items.map(({ userId }) => userId))
  return {
    items: items.map(({ userId, calls, tokens }) => ({ userId, name: nameOf(userId), calls, tokens })),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, listAiUsers)
