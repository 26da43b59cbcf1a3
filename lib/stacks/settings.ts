import type { App } from 'aws-cdk-lib'

/**
 * Stands in for the address of a deployment that is not known yet: during its first pass, which makes the
 * address.
 */
export const unknownSiteUrl = 'https://not-known-yet.invalid'

export type Settings = {
  /** With a scheme, without a slash at the end. */
  siteUrl: string
  /** For a host of one's own in `siteUrl`, in us-east-1. */
  certificateArn?: string
  mailFrom?: string
  /** The address for people to write to, if it is not the one that mail comes from. */
  contactEmail?: string
  /** The domain whose mail goes to the support desk. Without one, requests are answered on the website alone. */
  supportDomain?: string
  /** The hosts that texts may be sent to for AI help. */
  aiHosts: readonly string[]
  alarmEmail?: string
  /** Dollars; the alarm address is mailed before the bill of a month exceeds them. 0 for no budget. */
  monthlyBudget: number
  /**
   * True if sign-ins, the readers of the stream and webhooks keep a share of the account’s functions for
   * themselves.
   */
  reservesConcurrency: boolean
  /** The secret is a name in Secrets Manager, or a value that is no secret. */
  captcha: { verifyUrl: string; siteKey: string; secretName: string } | CaptchaForDemos
  /** The measurement id of Google Analytics. Without one nothing is counted, and its hosts stay forbidden. */
  analyticsId?: string
  /** Sign-in through Google; the client’s secret is a name in Secrets Manager. */
  google?: { clientId: string; secretName: string; domainPrefix?: string }
  /** The table that a restore has made, which takes the place of the deployment’s own. */
  table?: { name: string; streamArn: string }
  /** The address of the file storage when it is not AWS. */
  storageEndpoint?: string
  /** The addresses of the payment providers. */
  providers: { stripe: string; paypal: string }
  web: boolean
  /** A deployment that may be deleted with all its data. */
  disposable: boolean
  /**
   * True if table and user pool refuse to be deleted. A stack is made without it: what is protected from the start,
   * a failed first deployment cannot take back.
   */
  protectsData: boolean
  /** True if CloudFormation refuses to delete the stacks that hold data. Only AWS supports it. */
  terminationProtection: boolean
}

type CaptchaForDemos = { verifyUrl: string; siteKey: string; openSecret: string }

const turnstile = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Turnstile's published keys for tests: every challenge is passed. */
const alwaysPasses = {
  siteKey: '1x00000000000000000000AA',
  openSecret: '1x0000000000000000000000000000000AA',
}

export class MissingSettings extends Error {}

/** The settings of a deployment: `-c name=value` on the command line, or `context` in cdk.json. */
export function readSettings(app: App, environment: NodeJS.ProcessEnv): Settings {
  const text = (name: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const flag = (name: string) => String(app.node.tryGetContext(name)) === 'true'
  const verifyUrl = text('captchaVerifyUrl') ?? turnstile
  const [siteKey, secretName, mailFrom] = [
    text('captchaSiteKey'),
    text('captchaSecretName'),
    text('mailFrom'),
  ]

  const missing = Object.entries({
    captchaSiteKey: siteKey,
    captchaSecretName: secretName,
    mailFrom,
  }).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0 && !flag('demo') && !environment.AWS_ENDPOINT_URL)
    throw new MissingSettings(
      `Not set: ${missing.join(', ')}. Give each as -c name=value, or add -c demo=true for a deployment that lets every captcha pass and sends no email of its own.`,
    )

  refusePlaceholders({ siteKey, verifyUrl, demo: flag('demo') || Boolean(environment.AWS_ENDPOINT_URL) })
  const siteUrl = (text('siteUrl') ?? unknownSiteUrl).replace(/\/$/, '')
  if (!isOrigin(siteUrl, environment.AWS_ENDPOINT_URL ? /^https?:$/ : /^https:$/))
    throw new MissingSettings(`siteUrl must look like https://www.example.org, not ${siteUrl}.`)
  const certificateArn = text('certificateArn')
  const web = String(app.node.tryGetContext('web')) !== 'false'
  const disposable = flag('disposable')
  const protectsData = !disposable && !flag('firstTime')
  if (web && !disposable && !environment.AWS_ENDPOINT_URL) refuseHalfAHost({ siteUrl, certificateArn })
  const contactEmail = text('contactEmail')
  for (const [name, address] of Object.entries({ mailFrom, contactEmail }))
    if (address && !/^[^\s@<>]+@[^\s@<>]+$/.test(address))
      throw new MissingSettings(`${name} must be a plain address like hello@example.org, not ${address}.`)
  const supportDomain = text('supportDomain')
  if (supportDomain && !isHost(supportDomain))
    throw new MissingSettings(
      `supportDomain must be a host name in small letters, like support.example.org, not ${supportDomain}.`,
    )
  const aiHosts = (text('aiHosts') ?? '').split(',').flatMap((host) => host.trim() || [])
  for (const host of aiHosts)
    if (!isHost(host))
      throw new MissingSettings(
        `aiHosts must be host names in small letters, like api.example.com, not ${host}.`,
      )
  const analyticsId = text('analyticsId')
  if (analyticsId && !/^G-[A-Z0-9]{4,20}$/.test(analyticsId))
    throw new MissingSettings(`analyticsId must look like G-ABC123DEF4, not ${analyticsId}.`)
  const [googleClientId, googleSecretName] = [text('googleClientId'), text('googleSecretName')]
  if (Boolean(googleClientId) !== Boolean(googleSecretName))
    throw new MissingSettings(
      'Google sign-in needs both googleClientId and googleSecretName. Give both, or neither to deploy without it.',
    )

  const domainPrefix = text('signInDomainPrefix')
  const alarmEmail = text('alarmEmail')
  const monthlyBudget = Number(text('monthlyBudget') ?? 100)
  if (!(monthlyBudget >= 0))
    throw new MissingSettings(`monthlyBudget is a number of dollars, like 100, not ${text('monthlyBudget')}.`)
  const storageEndpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL
  return {
    siteUrl,
    ...(certificateArn && { certificateArn }),
    ...(mailFrom && { mailFrom }),
    ...(contactEmail && { contactEmail }),
    ...(supportDomain && { supportDomain }),
    aiHosts,
    ...(alarmEmail && { alarmEmail }),
    monthlyBudget: environment.AWS_ENDPOINT_URL ? 0 : monthlyBudget,
    reservesConcurrency: !flag('demo') && !environment.AWS_ENDPOINT_URL,
    ...adoptedTable(text('table'), text('tableStream')),
    ...(storageEndpoint && { storageEndpoint }),
    ...(analyticsId && { analyticsId }),
    ...(googleClientId &&
      googleSecretName && {
        google: {
          clientId: googleClientId,
          secretName: googleSecretName,
          ...(domainPrefix && { domainPrefix }),
        },
      }),
    providers: providersOf(environment),
    captcha: siteKey && secretName ? { verifyUrl, siteKey, secretName } : { verifyUrl, ...alwaysPasses },
    web,
    disposable,
    protectsData,
    terminationProtection: protectsData && !environment.AWS_ENDPOINT_URL,
  }
}

/** Browsers name a site by its origin alone, in what they upload and where they come back to. */
const isHost = (name: string) => /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(name)

const isOrigin = (url: string, schemes: RegExp) =>
  URL.canParse(url) && schemes.test(new URL(url).protocol) && new URL(url).origin === url

/** A deployment that forgot one of the two would take the site off the host that its members know. */
function refuseHalfAHost({ siteUrl, certificateArn }: Pick<Settings, 'siteUrl'> & HostCertificate): void {
  const ownHost = siteUrl !== unknownSiteUrl && !siteUrl.endsWith('.cloudfront.net')
  if (ownHost !== Boolean(certificateArn))
    throw new MissingSettings(
      `Your own host name needs both siteUrl and certificateArn (siteUrl is ${ownHost ? siteUrl : 'not given'}). Give both. The host name that CloudFront assigns needs neither; to go back to it, give it as siteUrl.`,
    )
  if (certificateArn && !certificateArn.startsWith('arn:aws:acm:us-east-1:'))
    throw new MissingSettings(
      `CloudFront accepts only certificates from us-east-1: certificateArn must look like arn:aws:acm:us-east-1:…, not ${certificateArn}.`,
    )
}

/** Half of it would leave the readers of the stream with a table that no one writes to. */
function adoptedTable(name?: string, streamArn?: string): Pick<Settings, 'table'> {
  if (!name && !streamArn) return {}
  if (!name || !/^[\w.-]{3,255}$/.test(name))
    throw new MissingSettings(`table must be the name of a table, not ${name}.`)
  if (!streamArn?.includes(`:table/${name}/stream/`))
    throw new MissingSettings(
      `tableStream must be the ARN of the stream of ${name}, not ${streamArn}. \`npm run deploy\` looks it up.`,
    )
  return { table: { name, streamArn } }
}

type HostCertificate = { certificateArn: string | undefined }

/** On AWS money moves at the providers themselves, whatever the environment says. */
function providersOf(environment: NodeJS.ProcessEnv): Settings['providers'] {
  const { AWS_ENDPOINT_URL: elsewhere, STRIPE_API_URL: stripe, PAYPAL_API_URL: paypal } = environment
  return {
    stripe: (elsewhere && stripe) || 'https://api.stripe.com',
    paypal: (elsewhere && paypal) || 'https://api-m.paypal.com',
  }
}

type CaptchaSettings = { siteKey: string | undefined; verifyUrl: string; demo: boolean }

/** Keys that let everyone pass never guard a real deployment, not even by mistake. */
function refusePlaceholders({ siteKey, verifyUrl, demo }: CaptchaSettings): void {
  if (siteKey === 'laptop')
    throw new MissingSettings(
      'captchaSiteKey is the laptop cloud’s placeholder. Give the site key of a Turnstile widget.',
    )
  if (demo) return
  if (siteKey && /^[123]x0+[A-F]{2}$/i.test(siteKey))
    throw new MissingSettings(
      'captchaSiteKey is one of Turnstile’s test keys. Give the site key of your own widget.',
    )
  if (new URL(verifyUrl).protocol !== 'https:')
    throw new MissingSettings(`captchaVerifyUrl must be an https address, not ${verifyUrl}.`)
}
