/**
 * Fields where the providers put data that identifies a person, or that lets anyone look or pay in their
 * name.
 */
const personal = new Set([
  'address',
  'billing_details',
  'business_name',
  'buyer',
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
  'first_name',
  'given_name',
  'hosted_invoice_url',
  'individual_name',
  'invoice_pdf',
  'last_name',
  'name',
  'payer',
  'payer_email',
  'payer_info',
  'phone',
  'phone_number',
  'receipt_email',
  'receipt_url',
  'recipient_name',
  'shipping',
  'shipping_address',
  'subscriber',
  'surname',
])

/**
 * The body of an event without the people and the secrets in it. Only its ids are ever used, since the rest is asked of the provider;
 * so no log keeps names and addresses longer than the account of their owner.
 */
export const withoutPeople = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    personal.has(key) && value !== null ? '[removed]' : value,
  )
