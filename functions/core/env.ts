type EnvName =
  | 'TABLE_NAME'
  | 'BUS_NAME'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'MEDIA_BUCKET'
  | 'MEDIA_UPLOAD_URL'
  | 'SITE_URL'
  | 'MAIL_FROM'
  | 'LIVE_ENDPOINT'
  | 'CAPTCHA_VERIFY_URL'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_HOST'
  | 'BREACH_RANGE_URL'
  | 'ORIGIN_SECRET'
  | 'PAYMENT_SECRET'
  | 'STRIPE_API_URL'
  | 'PAYPAL_API_URL'
  | 'AWS_REGION'

/** A setting of the running function. Each function is given only the ones it uses, so a missing one is a bug. */
export function env(name: EnvName): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`The environment variable ${name} is not set.`)
  return value
}
