import { expect, test } from 'vitest'
import { holdScript } from '#shared/platform/pages/hold-script.ts'
import { searchKeyScript } from '#shared/platform/pages/search-key-script.ts'
import { startScript } from '#shared/platform/pages/start-script.ts'
import { themeScript } from '#shared/platform/pages/theme-script.ts'
import { securityHeaders } from './security-headers.ts'

const hosts = {
  userPoolOrigin: 'https://cognito-idp.us-east-1.amazonaws.com',
  uploadOrigin: 'https://media.s3.us-east-1.amazonaws.com',
  https: true,
}

const directive = (headers: Record<string, string>, name: string) =>
  headers['content-security-policy']
    ?.split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('no script runs that is inline, evaluated or from a host not named, but the lines that begin a page', async () => {
  const scripts = directive(securityHeaders(hosts), 'script-src')?.split(' ')
  const hashOf = async (script: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
    return `'sha256-${Buffer.from(digest).toString('base64')}'`
  }
  expect(scripts).toEqual([
    "'self'",
    await hashOf(themeScript),
    await hashOf(holdScript),
    await hashOf(searchKeyScript),
    await hashOf(startScript),
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://challenges.cloudflare.com',
  ])
})

test('the browser connects to the user pool, the upload host and the live host only once each', () => {
  const local = 'http://localhost:3000'
  const headers = securityHeaders({
    userPoolOrigin: local,
    uploadOrigin: local,
    liveOrigin: 'ws://localhost:3000',
    https: false,
  })
  expect(directive(headers, 'connect-src')).toBe(
    "'self' http://localhost:3000 ws://localhost:3000 https://api.stripe.com",
  )
})

test('the hosts of analytics are allowed where it is switched on, and nowhere else', () => {
  const analytics = /googletagmanager|google-analytics|analytics\.google/
  expect(Object.values(securityHeaders(hosts)).join()).not.toMatch(analytics)
  const counted = securityHeaders({ ...hosts, analytics: true })
  expect(directive(counted, 'script-src')).toMatch(/ https:\/\/www\.googletagmanager\.com$/)
  expect(directive(counted, 'script-src')).not.toContain('google-analytics')
  expect(directive(counted, 'connect-src')).toContain('https://*.google-analytics.com')
})

test('only a page that is made for it may be shown within the pages of others', () => {
  const [usual, embedded] = [securityHeaders(hosts), securityHeaders(hosts, { isEmbedded: true })]
  expect(directive(usual, 'frame-ancestors')).toBe("'none'")
  expect(usual['x-frame-options']).toBe('DENY')
  expect(directive(embedded, 'frame-ancestors')).toBe('*')
  expect(embedded).not.toHaveProperty('x-frame-options')
  expect(directive(embedded, 'script-src')).toBe(directive(usual, 'script-src'))
})

test('transport security is demanded where there is transport security', () => {
  expect(securityHeaders(hosts)['strict-transport-security']).toMatch(/^max-age=\d{8};/)
  const plain = securityHeaders({ ...hosts, https: false })
  expect(plain).not.toHaveProperty('strict-transport-security')
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
