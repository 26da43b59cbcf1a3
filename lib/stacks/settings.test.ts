import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const app = (context: Record<string, string> = {}) => new App({ context })

const complete = {
  captchaSiteKey: 'key',
  captchaSecretName: 'turnstile',
  mailFrom: 'hello@example.org',
}

const ownHost = {
  siteUrl: 'https://www.example.org',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/abc',
}

test('a deployment without its settings ends with one line that names what is missing', () => {
  expect(() => readSettings(app({ captchaSiteKey: 'key' }), {})).toThrow(
    /^Not set: captchaSecretName, mailFrom\. [^\n]*$/,
  )
})

test('a demonstration and another endpoint need no settings, and let every captcha pass', () => {
  for (const settings of [
    readSettings(app({ demo: 'true' }), {}),
    readSettings(app(), { AWS_ENDPOINT_URL: 'http://localhost:4566' }),
  ])
    expect(settings.captcha).toHaveProperty('openSecret')
})

test.each([
  ['the placeholder of the laptop cloud', { captchaSiteKey: 'laptop' }, 'laptop cloud’s placeholder'],
  ['a key for tests', { captchaSiteKey: '1x00000000000000000000AA' }, 'test keys'],
  ['an open address', { captchaVerifyUrl: 'http://127.0.0.1:3000/_local/captcha' }, 'https address'],
])('a deployment with %s as its captcha fails', (_, changes, sentence) => {
  expect(() => readSettings(app({ ...complete, ...changes }), {})).toThrow(sentence)
})

test('not even a demonstration is deployed with the placeholder of the laptop cloud', () => {
  expect(() => readSettings(app({ demo: 'true', captchaSiteKey: 'laptop' }), {})).toThrow('placeholder')
})

test('visits are counted only where a measurement id is given, and only for one that is one', () => {
  expect(readSettings(app(complete), {})).not.toHaveProperty('analyticsId')
  expect(readSettings(app({ ...complete, analyticsId: 'G-ABC123DEF4' }), {}).analyticsId).toBe('G-ABC123DEF4')
  expect(() => readSettings(app({ ...complete, analyticsId: 'UA-1' }), {})).toThrow(
    'analyticsId must look like',
  )
})

test('mail for support is received only where a domain is given, and only for one that is one', () => {
  expect(readSettings(app(complete), {})).not.toHaveProperty('supportDomain')
  const supportDomain = 'support.example.org'
  expect(readSettings(app({ ...complete, supportDomain }), {})).toMatchObject({ supportDomain })
  for (const wrong of [
    'support',
    'help@support.example.org',
    'Support.example.org',
    'a..b.org',
    '*.example.org',
  ])
    expect(() => readSettings(app({ ...complete, supportDomain: wrong }), {})).toThrow(
      /^supportDomain must be a host name [^\n]*$/,
    )
})

test('texts are sent to no host for AI help but those that are given, each of which is one', () => {
  expect(readSettings(app(complete), {}).aiHosts).toEqual([])
  const aiHosts = 'api.example.com, eu.api.example.org,'
  expect(readSettings(app({ ...complete, aiHosts }), {}).aiHosts).toEqual([
    'api.example.com',
    'eu.api.example.org',
  ])
  for (const wrong of [
    'https://api.example.com',
    'api.example.com/v1',
    'API.example.com',
    'localhost',
    '127.0.0.1',
    '169.254.169.254',
    '*.example.com',
    'api.example.com,[::1]',
  ])
    expect(() => readSettings(app({ ...complete, aiHosts: wrong }), {})).toThrow(
      /^aiHosts must be host names [^\n]*$/,
    )
})

test('a real deployment knows its captcha secret by name only', () => {
  const { captcha } = readSettings(app(complete), {})
  expect(captcha).toEqual({
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    siteKey: 'key',
    secretName: 'turnstile',
  })
})

test('payments go to the providers themselves on AWS, and where the environment says on another endpoint', () => {
  const elsewhere = {
    STRIPE_API_URL: 'http://127.0.0.1:3000',
    PAYPAL_API_URL: 'http://127.0.0.1:3000/paypal',
  }
  const real = { stripe: 'https://api.stripe.com', paypal: 'https://api-m.paypal.com' }
  expect(readSettings(app(complete), elsewhere).providers).toEqual(real)
  const endpoint = { AWS_ENDPOINT_URL: 'http://localhost:4566' }
  expect(readSettings(app(), endpoint).providers).toEqual(real)
  expect(readSettings(app(), { ...endpoint, ...elsewhere }).providers).toEqual({
    stripe: elsewhere.STRIPE_API_URL,
    paypal: elsewhere.PAYPAL_API_URL,
  })
})

test('Google needs its client and the name of its secret, and a deployment can go without', () => {
  expect(readSettings(app(complete), {}).google).toBeUndefined()
  expect(() => readSettings(app({ ...complete, googleClientId: 'client' }), {})).toThrow(/googleSecretName/)
  const google = { googleClientId: 'client', googleSecretName: 'google', signInDomainPrefix: 'sound' }
  expect(readSettings(app({ ...complete, ...google }), {}).google).toEqual({
    clientId: 'client',
    secretName: 'google',
    domainPrefix: 'sound',
  })
})

test('the address of the site is kept without a slash at the end', () => {
  const { siteUrl } = readSettings(app({ ...complete, ...ownHost, siteUrl: 'https://example.org/' }), {})
  expect(siteUrl).toBe('https://example.org')
})

test.each(['www.example.org', 'http://www.example.org', 'https://www.example.org/app'])(
  'a site at %s is refused in one line before anything is deployed',
  (siteUrl) => {
    expect(() => readSettings(app({ ...complete, siteUrl }), {})).toThrow(/^siteUrl must look like [^\n]*$/)
  },
)

test('a host of one’s own comes with its certificate, which CloudFront looks for in us-east-1', () => {
  expect(readSettings(app({ ...complete, ...ownHost }), {})).toMatchObject(ownHost)
  for (const [given, value] of Object.entries(ownHost))
    expect(() => readSettings(app({ ...complete, [given]: value }), {})).toThrow(
      /^Your own host name needs both [^\n]*$/,
    )
  const elsewhere = ownHost.certificateArn.replace('us-east-1', 'eu-west-1')
  expect(() => readSettings(app({ ...complete, ...ownHost, certificateArn: elsewhere }), {})).toThrow(
    /^CloudFront accepts only certificates from us-east-1: [^\n]*$/,
  )
})

test('the host that CloudFront gave, another endpoint and taking everything down need no certificate', () => {
  const given = 'https://d111111abcdef8.cloudfront.net'
  expect(readSettings(app({ ...complete, siteUrl: given }), {}).siteUrl).toBe(given)
  const { siteUrl } = ownHost
  const byEndpoint = readSettings(app({ siteUrl }), { AWS_ENDPOINT_URL: 'http://localhost:4566' })
  expect(byEndpoint.siteUrl).toBe(siteUrl)
  expect(readSettings(app({ demo: 'true', disposable: 'true', siteUrl }), {}).siteUrl).toBe(siteUrl)
})

test('a sender is an address alone, which is what the permission to send goes by', () => {
  const mailFrom = 'Boxrise <hello@example.org>'
  expect(() => readSettings(app({ ...complete, mailFrom }), {})).toThrow(
    /^mailFrom must be a plain address [^\n]*$/,
  )
})

test('nothing is disposable and the site is part of it unless the settings say otherwise', () => {
  expect(readSettings(app(complete), {})).toMatchObject({ disposable: false, web: true })
  expect(readSettings(app({ ...complete, disposable: 'true', web: 'false' }), {})).toMatchObject({
    disposable: true,
    web: false,
  })
})

test('a deployment works with a restored table only if it knows its stream, too', () => {
  const table = 'restored'
  const tableStream = 'arn:aws:dynamodb:us-east-1:123456789012:table/restored/stream/2026'
  const read = (context: Record<string, string>) => readSettings(app({ ...complete, ...context }), {}).table
  expect(read({})).toBeUndefined()
  expect(read({ table, tableStream })).toEqual({ name: table, streamArn: tableStream })
  expect(() => read({ table })).toThrow('tableStream must be the ARN of the stream of restored')
  expect(() => read({ table: 'other', tableStream })).toThrow('the stream of other')
  expect(() => read({ table: 'a table', tableStream })).toThrow('table must be the name of a table')
})
