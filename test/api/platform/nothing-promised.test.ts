import { expect, test } from 'vitest'
import { templates } from '#core/platform/mails/templates.ts'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { type Capability, capabilities } from '#shared/platform/capabilities/capabilities.ts'
import { Client } from '#test/support/client.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { screenFacts } from '#web/app/screen-facts.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

/** By which words something is sold. */
const words: Record<Capability, RegExp> = {
  account_security: /two-factor/i,
  business_review: /reviewed? by a person|person reviews/i,
  member_directory: /directory/i,
  notifications: /notifications/i,
  profiles: /profile/i,
  advertising: /advertis/i,
  business_directory: /business directory|your listing/i,
  dedicated_contact: /dedicated contact|named contact/i,
  enclosure_designer: /designer/i,
  event_listings: /\bevents?\b/i,
  events: /\bevent registration\b|\bevents with\b|\bpromote shows\b|\bshow day\b|\bfind shows\b/i,
  insights: /\bleads\b|\bvisits\b/i,
  leaderboards: /leaderboard/i,
  marketplace: /marketplace|used gear/i,
  member_communication: /member communication/i,
  member_support: /support desk for/i,
  newsletters: /newsletter/i,
  officials: /\bofficials\b/i,
  product_pages: /product pages/i,
  priority_support: /priority support|support by priority/i,
  product_results: /results by product/i,
  results: /\bresults?\b|\bscores?\b|\bjudg(e|es|ing)\b/i,
  results_export: /export of/i,
  season_statistics: /\bstatistics\b/i,
  spl_calculator: /calculator/i,
  sponsorship: /sponsor/i,
  support_desk: /support desk/i,
  system_diagrams: /diagram/i,
  teams: /\bteams?\b/i,
}

const names = Object.keys(capabilities) as Capability[]
const missing = names.filter((name) => !capabilities[name])

const promises = (text: string) => missing.filter((name) => words[name].test(text))

const wordsOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')

test.each([
  '/',
  '/pricing',
  '/business-features',
  '/organization-features',
  '/register',
  '/contact',
  '/pages/refund-policy',
])('%s offers nothing that does not work', async (path) => {
  const { status, text } = await visitor.send({ path })
  expect(status).toBe(200)
  expect(wordsOf(text).length).toBeGreaterThan(500)
  expect(promises(wordsOf(text))).toEqual([])
})

test('neither the plans, nor what search engines show of a page, nor a mail offers what does not work', async () => {
  const { items } = (await visitor.call(listPlans, {})).body
  for (const { name, description, features } of items)
    for (const text of [description, ...features]) expect(promises(text), `${name}: ${text}`).toEqual([])
  for (const { description = '' } of Object.values(screenFacts))
    expect(promises(description), description).toEqual([])
  for (const [id, template] of Object.entries(templates))
    expect(promises(JSON.stringify(template)), id).toEqual([])
})

test('what works is offered', async () => {
  const pages = await Promise.all(
    ['/', '/pricing', '/business-features', '/organization-features'].map((path) => visitor.send({ path })),
  )
  const text = wordsOf(pages.map((page) => page.text).join(' '))
  for (const name of names.filter((one) => capabilities[one])) expect(text, name).toMatch(words[name])
})
