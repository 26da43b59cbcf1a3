import { updateCustomer } from '#core/billing/billing/update-customer.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: it says the present state, however often. */
export const handler = consumer(facts, 'contact.changed', 'update-customer', ({ fact }) =>
  updateCustomer(fact.payload.userId),
)
