/** Where the providers put what says who somebody is, or lets everyone who has it look or pay in their name. */
const personal = new Set([
  'address',
  'billing_details',
  'business_name',
  'client_secret',
  'customer_address',
  'customer_email',
  'customer_name',
  'customer_phone',
  'customer_shipping',
  'customer_tax_ids',
  'email',
  'email_address',
  'evidence',
  'hosted_invoice_url',
  'individual_name',
  'invoice_pdf',
  'name',
  'payer',
  'payer_email',
  'phone',
  'receipt_email',
  'receipt_url',
  'shipping',
  'shipping_address',
  'subscriber',
])

/**
 * The body of an event without the people and the secrets in it. Only its ids are ever used, since the rest is asked of the provider;
 * so no log keeps names and addresses longer than the account of their owner.
 */
export const withoutPeople = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    personal.has(key) && value !== null ? '[removed]' : value,
  )
