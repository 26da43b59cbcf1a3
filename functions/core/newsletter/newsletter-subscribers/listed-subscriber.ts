import type { ListedSubscriber } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'

/** A subscriber in the list of administrators. */
export const listedSubscriber = ({
  id,
  email,
  userId,
  status,
  topics,
  source,
  confirmedAt,
  unsubscribedAt,
  createdAt,
}: Subscriber): ListedSubscriber => ({
  id,
  email,
  status,
  topics,
  source,
  createdAt,
  ...(userId && { userId }),
  ...(confirmedAt && { confirmedAt }),
  ...(unsubscribedAt && { unsubscribedAt }),
})
