import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { beforeEach, expect, test } from 'vitest'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { events } from '#core/events/events/events.ts'
import { items } from '#core/market/market-items/items.ts'
import { rawMail } from '#core/platform/mails/raw-mail.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { type Block, mostTextBytes } from '#shared/newsletter/newsletter-campaigns/block.ts'
import {
  type CampaignContent,
  type CampaignId,
  mostRenderedBytes,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { aListing } from '#test/support/a-listing.ts'
import { bareItem } from '#test/support/bare-item.ts'
import { everyKind, pagePicture } from '#test/support/campaign-content.ts'
import { someEvent } from '#test/support/events.ts'
import { fakeTable } from '#test/support/fake-table.ts'
import { hostileHtml } from '#test/support/hostile-html.ts'
import { markupPayloads } from '#test/support/markup-payloads.ts'
import { checksOf, requireSendable } from './checks-of.ts'
import { requireThings } from './cleaned-blocks.ts'
import { forReader, renderCampaign, sampleReader } from './render-campaign.ts'

const now = '2026-02-01T00:00:00.000Z'
const site = 'https://x.test'
const countedAs = 'cmp_01JZ0000000000000000000000' as CampaignId
const platform = { name: 'Boxrise', path: '/', isPlatform: true }
const club = { name: 'River <City> {{unsubscribeUrl}}', logoUrl: '/media/logo.webp', isPlatform: false }

const event = (more: Partial<Event> = {}): Event => {
  const fields = settleEvent(
    someEvent({
      startsAt: { local: '2026-07-10T09:00' },
      endsAt: { local: '2026-07-11T17:00' },
      entriesCloseAt: { local: '2026-07-10T08:00' },
    }),
  )
  const owner = '7b0c4a52-1111-4222-8333-444455556666' as Event['ownerId']
  const made = newEvent(
    {
      id: 'evt_01JZ0000000000000000000000',
      ownerId: owner,
      poster: { url: '/media/poster.webp', width: 3, height: 4 },
      fields,
    },
    now,
  )
  return { ...made, status: 'published', ...more }
}
const listing = aListing({ ratingSum: 23, ratingCount: 5 })
const item = bareItem({ expiresAt: '2027-01-01T00:00:00.000Z' })
const contact = {
  showPhoneInFooter: false,
  address: ['400 W Market Street', 'Louisville, KY 40202'],
  hours: '',
  social: [],
  topics: ['General'],
  version: 1,
}

type Kind<T> = { name: string; key: (value: T & object) => { pk: string; sk: string } }
const row = <T>(kind: Kind<T>, value: T & object) => ({ ...value, ...kind.key(value), entity: kind.name })
type Things = { event?: Event; listing?: typeof listing; item?: typeof item; contact?: typeof contact }
const plant = (things: Things = {}) =>
  fakeTable([
    row(events, things.event ?? event()),
    row(listings, things.listing ?? listing),
    row(items, things.item ?? item),
    row(storedContactSettings, things.contact ?? contact),
  ])

beforeEach(() => {
  process.env.SITE_URL = site
  plant()
})

const content = everyKind({ eventId: event().id, listingId: listing.id, itemId: item.id })
const render = (given: CampaignContent = content, sender: Parameters<typeof renderCampaign>[1] = platform) =>
  renderCampaign(given, sender, { now })
const withBlocks = (...blocks: Block[]): CampaignContent => ({
  ...content,
  layout: { accent: 'sky', footerText: '' },
  blocks,
})
const textBlock = (html: string): Block => ({ id: 'aaaa', kind: 'text', html })

test('a campaign holds what its blocks say, in HTML and as text', async () => {
  const { html, text, subject } = forReader(await render(), sampleReader())
  expect(subject).toBe('The lanes are open, Alex')
  for (const words of [
    'Hi Alex, the lanes are open',
    'Enter now, Alex',
    'Fri, Jul 10, 2026, 9:00 AM EDT, until Jul 11, 2026',
    'Waterfront Lot, Louisville, KY',
    '★ 4.6 · 5 reviews',
    'Installer · Phoenix, AZ',
    '$400',
    'Good · Phoenix, AZ',
    'Made by people who measure.',
    'You get this email because you subscribed to the Boxrise newsletter.',
    'The lanes at night',
  ])
    for (const shape of [html, text]) expect(shape).toContain(words)
  for (const path of ['/media/poster.webp', pagePicture('A'), pagePicture('B'), pagePicture('C')])
    expect(html).toContain(`src="${site}${path}"`)
  expect(html).toContain('Boxrise, 400 W Market Street, Louisville, KY 40202')
  expect(text).toContain(`Unsubscribe: ${sampleReader().unsubscribeUrl}`)
  expect(html).not.toContain('{{')
  expect(text).not.toContain('{{')
})

test('every address is absolute', async () => {
  const { html } = forReader(await render(content, club), sampleReader())
  const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/|^mailto:/)
})

test('links are numbered, the same address with the same number, but not those that are each reader’s own', async () => {
  const button: Block = { id: 'zzzz', kind: 'button', label: 'Again', url: 'https://example.org/lanes' }
  const { html, text, links } = await renderCampaign(
    { ...content, blocks: [...content.blocks, button] },
    platform,
    { countedAs, now },
  )
  const numbers = (shape: string) =>
    [...shape.matchAll(/api\/newsletter\/links\/cmp_01JZ0{22}\/(\d+)/g)].map(([, n]) => Number(n))
  expect(links).toContain('https://example.org/rules?a=1&b=2')
  expect(links.filter((link) => link === 'https://example.org/lanes')).toHaveLength(1)
  expect(new Set(numbers(html))).toEqual(new Set(links.map((_, index) => index + 1)))
  for (const number of numbers(text)) expect(links[number - 1]).toBeDefined()
  for (const link of links) expect(link).toMatch(/^https:\/\/(?!.*(?:unsubscribe|preferences))/)
  expect(html).toContain('href="mailto:hello@example.org"')
  expect(html.match(/href="\{\{unsubscribeUrl\}\}"/g)?.length).toBeGreaterThan(0)
  const other = html.replace(/<title>.*<\/title>/, '').match(/href="https:\/\/(?!x\.test\/api)[^"]*"/g)
  expect(other).toBeNull()
  expect((await render()).links).toEqual([])
})

test.each([
  ['a draft of an event', { event: event({ status: 'draft' }) }],
  ['an event that is not listed', { event: event({ isPublic: false }) }],
  [
    'an event that was removed',
    { event: event({ removed: { at: now, reason: 'x', byId: event().ownerId } as never }) },
  ],
  ['a listing that waits', { listing: aListing({ status: 'pending' }) }],
  ['a listing of a suspended owner', { listing: aListing({ isOwnerSuspended: true }) }],
  ['a closed business', { listing: aListing({ status: 'closed' }) }],
  ['a draft of an item', { item: bareItem({ ...item, status: 'draft' }) }],
  ['an item that is sold', { item: bareItem({ ...item, status: 'sold_here' }) }],
  ['an item that expired', { item: bareItem({ ...item, expiresAt: now }) }],
  ['an item of a suspended seller', { item: bareItem({ ...item, isSellerSuspended: true }) }],
])('%s is left out, and named in the checks', async (_, things: Things) => {
  plant(things)
  const rendered = await render()
  expect(rendered.found.missing).toBe(1)
  const check = checksOf(content, rendered).find(({ kind }) => kind === 'things')
  expect(check).toEqual({
    kind: 'things',
    isFine: false,
    says: 'One card is left out: what it shows is gone or hidden.',
  })
  requireSendable(content, rendered)
  await expect(requireThings(content.blocks, { now })).rejects.toMatchObject({ code: 'unknown_block_thing' })
})

test('cards of things that are there are fine', async () => {
  await requireThings(content.blocks, { now })
})

const tags = (html: string) => html.match(/<[^>]*>/g)

test('what strangers wrote is text, and no mark', async () => {
  const blocks: Block[] = [{ id: 'gggg', kind: 'event', eventId: event().id }]
  const shown = async (title: string) => {
    plant({ event: event({ title }) })
    return forReader(await render(withBlocks(...blocks), club), sampleReader())
  }
  const harmless = tags((await shown('Meet')).html)?.map((tag) => tag.replace(/alt="[^"]*"/, ''))
  for (const payload of markupPayloads)
    expect(
      tags((await shown(payload)).html)?.map((tag) => tag.replace(/alt="[^"]*"/, '')),
      payload,
    ).toEqual(harmless)
  const { html, text } = await shown('{{unsubscribeUrl}}')
  expect(html.split(sampleReader().unsubscribeUrl)).toHaveLength(2)
  expect(text.split(sampleReader().unsubscribeUrl)).toHaveLength(2)
})

test('a text holds nothing that runs, loads from elsewhere, or leaves its place', async () => {
  for (const hostile of hostileHtml) {
    const { html } = await render(withBlocks(textBlock(`<p>Fine</p>${hostile}`)))
    const inBody = html.slice(html.indexOf('<body'))
    const body = inBody.replaceAll(/"[^"]*"/g, (value) =>
      /^"(?:https?:|mailto:)/.test(value) ? value : '""',
    )
    for (const tag of tags(body) ?? []) {
      if (tag.startsWith('<!')) continue
      expect(tag, hostile).toMatch(
        /^<\/?(?:html|body|div|table|tr|td|th|tbody|thead|p|a|h[1-4]|img|ul|ol|li|hr|br|span|strong|em|pre|code|blockquote|figure|figcaption)\b/,
      )
      expect(tag, hostile).not.toMatch(/\son\w+=|javascript:|srcset/i)
      if (/\ssrc=/.test(tag)) expect(tag, hostile).toContain(`src="${site}/media/page-pictures/`)
    }
  }
})

test.each(['heading', 'button', 'alt'] as const)('what an author wrote in a %s is text', async (place) => {
  const shown = async (words: string) => {
    const block: Block =
      place === 'heading'
        ? { id: 'aaaa', kind: 'heading', text: words }
        : place === 'button'
          ? { id: 'aaaa', kind: 'button', label: words, url: 'https://a.example' }
          : { id: 'aaaa', kind: 'picture', src: pagePicture('A'), alt: words }
    const { html } = await render({ ...withBlocks(block), subject: words, preheader: words })
    return tags(html)?.map((tag) => tag.replace(/alt="[^"]*"/, ''))
  }
  const harmless = await shown('fine')
  for (const payload of markupPayloads) expect(await shown(payload), payload).toEqual(harmless)
})

test('as a mail it has both shapes, and reads as it was written, whatever its reader is called', async () => {
  const rendered = await render()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (firstName) => {
      const mail = forReader(rendered, { ...sampleReader(), firstName })
      const raw = rawMail({
        from: { name: 'Boxrise', address: 'news@x.test' },
        to: 'ann@x.test',
        sentAt: now,
        ...mail,
      })
      const read = await PostalMime.parse(raw)
      expect(read.headers.map(({ key }) => key)).toEqual([
        'from',
        'to',
        'subject',
        'date',
        'mime-version',
        'content-type',
      ])
      expect(read.subject).toBe(mail.subject)
      expect(read.html?.replaceAll('\r', '').trimEnd()).toBe(mail.html)
      expect(read.text?.replaceAll('\r', '').trimEnd()).toBe(mail.text)
      expect(tags(mail.html)?.length).toBe(tags(rendered.html)?.length)
    }),
    { numRuns: 30 },
  )
})

test('a mail that is too large is refused, and one that is not stays below what mail programs cut off', async () => {
  const filled = (count: number) =>
    withBlocks(
      ...Array.from(
        { length: count },
        (_, index): Block => ({
          id: `aa${String(index).padStart(2, '0')}`,
          kind: 'text',
          html: `<p>${'Loud. {{firstName|there}} '.repeat(mostTextBytes / 400)}</p>`,
        }),
      ),
    )
  let most = 1
  while ((await render(filled(most + 1))).bytes <= mostRenderedBytes) most++
  const large = await render(filled(most + 1))
  expect(checksOf(filled(most + 1), large).find(({ kind }) => kind === 'size')?.isFine).toBe(false)
  expect(() => requireSendable(filled(most + 1), large)).toThrow(/too large/)
  const fits = await render(filled(most))
  requireSendable(filled(most), fits)
  const mail = forReader(fits, { ...sampleReader(), firstName: 'Maximiliane-Charlotte' })
  const { html = '' } = await PostalMime.parse(
    rawMail({ from: { name: 'B', address: 'b@x.test' }, to: 'a@x.test', sentAt: now, ...mail }),
  )
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})

test('what is missing is named, and holds the campaign up where it must', async () => {
  plant({ contact: { ...contact, address: [] } })
  const empty = {
    ...withBlocks({ id: 'aaaa', kind: 'divider' }, textBlock('<p> </p>')),
    subject: '',
    preheader: '',
  }
  const rendered = await render(empty)
  expect(checksOf(empty, rendered).flatMap(({ kind, isFine }) => (isFine ? [] : [kind]))).toEqual([
    'subject',
    'preheader',
    'content',
    'address',
  ])
  expect(() => requireSendable(empty, rendered)).toThrow('Write a subject.')
  expect(() => requireSendable({ ...empty, subject: 'x' }, rendered)).toThrow('Add something to read.')
  expect(() => requireSendable(content, rendered)).toThrow(/mailing address/)
})

test('links that lead nowhere and pictures without words are counted', async () => {
  const wrong = withBlocks(
    textBlock(
      `<p><a href="http://a.example">a</a> <a href="#b">b</a> <a href="/c">c</a></p><img src="${pagePicture('A')}">`,
    ),
  )
  const checks = checksOf(wrong, await render(wrong))
  expect(checks.find(({ kind }) => kind === 'links')?.says).toBe(
    '2 links lead nowhere. Use addresses that begin with https://.',
  )
  expect(checks.find(({ kind }) => kind === 'alt')?.says).toBe('Say what one picture in your text shows.')
})
