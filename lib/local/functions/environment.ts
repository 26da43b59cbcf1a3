import { originSecret } from '../gateway/http-event.ts'

/** The table that the laptop works with; `LOCAL_TABLE` names one that a restore has made. */
export const localTable = () => process.env.LOCAL_TABLE || 'car-audio'
export const drillTable = 'car-audio-drill'

/** Mail to its addresses comes in through `/_local/inbound`. */
export const supportDomain = 'support.boxrise.test'

/** Whatever is asked of them, the engine at `/_local/ai/v1` answers. */
export const aiHosts = ['engine.boxrise.test', 'other-engine.boxrise.test'] as const

type Surroundings = {
  url: string
  databaseEndpoint: string
  /** The address of Stripe itself, instead of the emulator. */
  stripeUrl?: string | undefined
}

/** Every setting that functions get, here as on AWS: names, addresses, and where each service answers. */
export function functionEnvironment({ url, databaseEndpoint, stripeUrl }: Surroundings) {
  const local = `${url.replace('localhost', '127.0.0.1')}/_local`
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: databaseEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${local}/cognito`,
    AWS_ENDPOINT_URL_SES: `${local}/ses`,
    AWS_ENDPOINT_URL_S3: `${url}/_local/s3`,
    AWS_ENDPOINT_URL_EVENTBRIDGE: `${local}/events`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${local}/secrets`,
    PAYMENT_SECRET: 'payments',
    UNSUBSCRIBE_SECRET: 'unsubscribe',
    AD_SECRET: 'ads',
    AI_SECRET: 'ai',
    AI_HOSTS: aiHosts.join(','),
    AI_ENDPOINT_URL: `${local}/ai/v1`,
    STRIPE_API_URL: stripeUrl ?? url.replace('localhost', '127.0.0.1'),
    STRIPE_SCRIPT_URL: stripeUrl ? '' : '/_local/stripe/v3/stripe.js',
    // The same name under which it tells where its certificates are.
    PAYPAL_API_URL: `${url}/_local/paypal`,
    TABLE_NAME: localTable(),
    BUS_NAME: 'car-audio',
    USER_POOL_ID: 'us-east-1_local',
    USER_POOL_CLIENT_ID: 'localclient',
    POOL_CLIENT_SECRET: 'pool-client',
    OAUTH_URL: `${url}/_local/cognito`,
    USER_POOL_ENDPOINT: `${url}/_local/cognito`,
    MEDIA_BUCKET: 'car-audio-media',
    BACKUP_BUCKET: 'car-audio-backups',
    DRILL_TABLE: drillTable,
    TABLE_ARN: `arn:aws:dynamodb:us-east-1:000000000000:table/${localTable()}`,
    TABLE_EXPORTS_URL: `${local}/exports`,
    SITE_URL: url,
    MAIL_FROM: 'hello@demo.test',
    LIVE_ENDPOINT: `${local}/live`,
    CAPTCHA_VERIFY_URL: `${local}/captcha`,
    CAPTCHA_SECRET: 'laptop',
    CAPTCHA_HOST: 'localhost',
    BREACH_RANGE_URL: `${local}/breaches/range`,
    LINK_CHECK_URL: `${local}/links`,
    CAPTCHA_SITE_KEY: 'laptop',
    ANALYTICS_ID: 'G-LAPTOP',
    CONTACT_EMAIL: 'hello@demo.test',
    SUPPORT_DOMAIN: supportDomain,
    ANALYTICS_SCRIPT_URL: '/_local/analytics/gtag.js',
    ORIGIN_SECRET: originSecret,
  }
}
