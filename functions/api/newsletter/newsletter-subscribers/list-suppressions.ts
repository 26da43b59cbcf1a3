import { shownSuppression } from '#core/newsletter/newsletter-subscribers/shown-suppression.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { allSuppressions, suppressions } from '#core/platform/mails/suppressions.ts'
import { listSuppressions as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

async function listSuppressions({ query: { email, limit, cursor } }: ApiRequest<typeof contract>) {
  if (email) {
    const one = await suppressions.get({ email }, { consistent: true })
    return { items: one ? [shownSuppression(one)] : [] }
  }
  const { items, ...page } = await suppressions.list({
    index: 'gsi1',
    pk: allSuppressions,
    newestFirst: true,
    limit,
    cursor,
  })
  return { ...page, items: items.map(shownSuppression) }
}

export const handler = endpoint(contract, listSuppressions)
