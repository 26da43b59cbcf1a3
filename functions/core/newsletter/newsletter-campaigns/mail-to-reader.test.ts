import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mostRenderedBytes } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { mailTo, type Reader } from './mail-to-reader.ts'

const ses = mockClient(SESClient)
const id = 'cmp_01JZ0000000000000000000000'
const subscriberId = 'nls_01JZ0000000000000000000000'
const userId = '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11'
/** Gmail cuts what is longer. */
const mostShown = 102 * 1024

beforeEach(() => {
  for (const [name, value] of Object.entries({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    UNSUBSCRIBE_SECRET: 'unsubscribe',
    SITE_URL: 'https://x.test',
    MAIL_FROM: 'news@x.test',
  }))
    vi.stubEnv(name, value)
  vi.stubGlobal('fetch', async () =>
    Response.json({ SecretString: JSON.stringify({ current: 'a'.repeat(64), previous: [] }) }),
  )
  ses.reset()
  ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const content = {
  subject: 'The season begins, {{firstName|friends}} – “Frühling”',
  html: `<p>Hello {{firstName|there}}</p><a href="{{unsubscribeUrl}}">Unsubscribe</a><a href="{{preferencesUrl}}">Topics</a>`,
  text: 'Hello {{firstName|there}}\n{{unsubscribeUrl}}\n{{preferencesUrl}}',
}

async function sentTo(reader: Reader, more: { recipientId?: string; html?: string } = {}) {
  const { recipientId, html = content.html } = more
  await mailTo(
    reader,
    {
      campaign: { id, fromName: 'Ann, Björn & Co.', replyTo: undefined },
      content: { ...content, html },
      ...(recipientId && { recipientId }),
    },
    '2026-01-01T00:00:00.000Z',
  )
  const [call] = ses.commandCalls(SendRawEmailCommand).slice(-1)
  const { RawMessage, Tags, Destinations } = call?.args[0].input ?? {}
  const mail = await PostalMime.parse(new Uint8Array(RawMessage?.Data ?? []))
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  return { mail, header, Tags, Destinations }
}

test('a subscriber’s mail reads well, and each way off names them', async () => {
  const reader = {
    email: 'mo@x.test',
    firstName: 'Mo',
    leaves: { purpose: 'newsletter', id: subscriberId },
  } as const
  const { mail, header, Tags, Destinations } = await sentTo(reader, { recipientId: subscriberId })
  const token = new RegExp(`newsletter-${subscriberId}-[0-9a-f]{64}`)
  expect(header('list-unsubscribe')).toMatch(
    new RegExp(`^<https://x.test/api/notifications/one-click/${token.source}>$`),
  )
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.from).toEqual({ name: 'Ann, Björn & Co.', address: 'news@x.test' })
  expect(mail.subject).toBe('The season begins, Mo – “Frühling”')
  expect(mail.text).toMatch(
    new RegExp(`Hello Mo\\r?\\nhttps://x.test/newsletter/unsubscribe/${token.source}`),
  )
  expect(mail.html).toMatch(new RegExp(`https://x.test/newsletter/unsubscribe/${token.source}`))
  expect(Destinations).toEqual(['mo@x.test'])
  expect(Tags).toEqual([
    { Name: 'campaign', Value: id },
    { Name: 'recipient', Value: subscriberId },
  ])
})

test('the news of an organization turns off what that organization writes', async () => {
  const leaves = { purpose: 'organization_news', id: `${userId}-org_01JZ0000000000000000000000` } as const
  const { mail, header } = await sentTo({ email: 'mo@x.test', leaves }, { recipientId: userId })
  expect(header('list-unsubscribe')).toContain(`/one-click/organization_news-${leaves.id}-`)
  expect(mail.text).toContain('Hello there')
  expect(mail.text).toContain(`https://x.test/unsubscribe/organization_news-${leaves.id}-`)
  expect(mail.text).toContain('https://x.test/profile?tab=notifications')
})

test('a test names no one who could leave, and no bounce of it counts', async () => {
  const { header, Tags } = await sentTo({ email: 'mo@x.test' })
  expect(header('list-unsubscribe')).toBeUndefined()
  expect(Tags).toEqual([{ Name: 'campaignTest', Value: id }])
})

test('the longest mail is not cut by its reader’s program', async () => {
  const leaves = { purpose: 'newsletter', id: subscriberId } as const
  const html = content.html + 'ä'.repeat((mostRenderedBytes - 1000) / 2)
  const { mail } = await sentTo({ email: 'mo@x.test', leaves }, { recipientId: subscriberId, html })
  expect(Buffer.byteLength(mail.html ?? '')).toBeGreaterThan(mostRenderedBytes - 1000)
  expect(Buffer.byteLength(mail.html ?? '')).toBeLessThan(mostShown)
})
