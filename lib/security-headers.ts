import { createHash } from 'node:crypto'
import { holdScript } from '#shared/platform/pages/hold-script.ts'
import { searchKeyScript } from '#shared/platform/pages/search-key-script.ts'
import { startScript } from '#shared/platform/pages/start-script.ts'
import { themeScript } from '#shared/platform/pages/theme-script.ts'

type Hosts = {
  /** The origin where the browser signs in: the user pool’s endpoint. */
  userPoolOrigin: string
  /** The origin where the browser exchanges the code of a sign-in through Google, if it is another one. */
  oauthOrigin?: string | undefined
  /** The origin to which the browser posts uploads. */
  uploadOrigin: string
  /** The source of live messages; when omitted, the page’s own host. */
  liveOrigin?: string
  /** True if the page is served over HTTPS. */
  https: boolean
  /** True if Google Analytics may be loaded, which a page does only with its visitor’s consent. */
  analytics?: boolean
}

const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com'
const tagManager = 'https://www.googletagmanager.com'
const analyticsHosts = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com']
const inlineScripts = [themeScript, holdScript, searchKeyScript, startScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
const turnstile = 'https://challenges.cloudflare.com'

/** Pages below it are made to be shown within pages of others: the board of an event, and nothing that can be pressed to change something. */
export const embedPath = '/embed/'

/** No inline script runs but the four that begin a page; toasts and the scroll lock of dialogs do inject styles. */
export function contentSecurityPolicy(hosts: Hosts, { isEmbedded = false } = {}): string {
  const { userPoolOrigin, oauthOrigin, uploadOrigin, liveOrigin, https, analytics = false } = hosts
  const counting = analytics ? analyticsHosts : []
  const connections = new Set([
    "'self'",
    userPoolOrigin,
    oauthOrigin,
    uploadOrigin,
    liveOrigin,
    'https://api.stripe.com',
    ...counting,
  ])
  connections.delete(undefined)
  const directives = [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...inlineScripts,
      stripeScripts,
      turnstile,
      ...(analytics ? [tagManager] : []),
    ].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob: https://*.stripe.com", ...counting].join(' '),
    "font-src 'self'",
    `connect-src ${[...connections].join(' ')}`,
    `frame-src ${stripeScripts} https://hooks.stripe.com ${turnstile}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isEmbedded ? 'frame-ancestors *' : "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/** The headers of every page and asset, on AWS and on a laptop. Names are in lower case. */
export function securityHeaders(hosts: Hosts, { isEmbedded = false } = {}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(hosts, { isEmbedded }),
    'x-content-type-options': 'nosniff',
    ...(!isEmbedded && { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The desk of an event scans tickets.
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
    ...(hosts.https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
