export type EnvName =
  | 'TABLE_NAME'
  | 'BUS_NAME'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'POOL_CLIENT_SECRET'
  | 'MEDIA_BUCKET'
  | 'BACKUP_BUCKET'
  | 'DRILL_TABLE'
  | 'TABLE_ARN'
  | 'TABLE_EXPORTS_URL'
  | 'SITE_URL'
  | 'MAIL_FROM'
  | 'LIVE_ENDPOINT'
  | 'CAPTCHA_VERIFY_URL'
  | 'CAPTCHA_SECRET'
  | 'CAPTCHA_SITE_KEY'
  | 'CAPTCHA_HOST'
  | 'BREACH_RANGE_URL'
  | 'LINK_CHECK_URL'
  | 'PAYMENT_SECRET'
  | 'UNSUBSCRIBE_SECRET'
  | 'AD_SECRET'
  | 'AI_SECRET'
  | 'STRIPE_API_URL'
  | 'PAYPAL_API_URL'
  | 'AWS_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'

let read = (name: EnvName): string | undefined => process.env[name]

/** Sets the source of settings: on AWS the environment; a host of many functions may give each its own. */
export function readEnvWith(reader: (name: EnvName) => string | undefined): void {
  read = reader
}

/** A setting of the running function. Each function is given only the ones it uses, so a missing one is a bug. */
export function env(name: EnvName): string {
  const value = read(name)
  if (value === undefined || value === '') throw new Error(`The environment variable ${name} is not set.`)
  return value
}
