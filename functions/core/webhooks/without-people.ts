/** Where the providers put what says who somebody is. */
const personal = new Set([
  'address',
  'billing_details',
  'customer_address',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'email',
  'email_address',
  'evidence',
  'name',
  'payer',
  'payer_email',
  'phone',
  'receipt_email',
  'shipping',
  'shipping_address',
  'subscriber',
])

/**
 * The body of an event without the people in it. Only its ids are ever used, since the rest is asked of the provider;
 * so no log keeps names and addresses longer than the account of their owner.
 */
export const withoutPeople = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    personal.has(key) && value !== null ? '[removed]' : value,
  )
