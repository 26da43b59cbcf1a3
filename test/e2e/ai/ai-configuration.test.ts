import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aiSettings, readAiSettings } from '#core/ai/ai-settings/stored-ai-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { type AiSettings, firstAiSettings } from '#shared/ai/ai-settings/ai-settings.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { newMember } from '#test/support/new-member.ts'

const { url, visit } = inBrowser()

const host = 'engine.boxrise.test'
const engine = { baseUrl: `https://${host}/v1`, model: 'echo-1', embeddingModel: 'hash-64' }

/** Past the route, on the version that is there. Files of one cloud run after each other. */
async function put(settings: Omit<AiSettings, 'version'>): Promise<void> {
  const { version } = await readAiSettings({ consistent: true })
  const next = { ...settings, version: version + 1 }
  await commit(aiSettings.put(next, version === 0 ? { absent: true } : { version }))
}

/** What the other files find is what was there before. */
beforeEach(async () => {
  const before = await readAiSettings({ consistent: true })
  onTestFinished(() => put(before))
})

const settingsAre = (changes: Partial<AiSettings>) => put({ ...firstAiSettings, ...changes })

async function open(path: string, heading: string, as?: string) {
  const visitor = await visit({ ...(as && { as }) })
  await visitor.page.goto(path)
  await wake(visitor.page)
  await visitor.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  return visitor
}

const openSettings = (tab?: string) =>
  open(`/admin/ai-configuration${tab ? `?tab=${tab}` : ''}`, 'AI', 'admin@demo.test')

const openPublic = (as?: string) => open('/ai-configuration', 'AI help', as)

const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

const prompts = (page: Page) => page.getByLabel('Instructions')

test('an administrator names a service, gives it a key, tests it, and turns a feature on, which everyone can read', async () => {
  await settingsAre({})
  const { page, allow } = await openSettings()
  allow(/status of (409|503)/)
  await page.getByText('No AI service is set up yet, so everything is off.').waitFor()
  await page.getByLabel('Host').selectOption(host)
  await page.getByLabel('Chat model').fill(engine.model)
  await page.getByLabel('Embedding model').fill(engine.embeddingModel)
  await page.getByLabel('Temperature').fill('2')
  await page.getByRole('button', { name: 'Save service' }).click()
  await page.getByText('Must be at most 1', { exact: true }).waitFor()
  await page.getByLabel('Temperature').fill('0.5')
  await page.getByRole('button', { name: 'Save service' }).click()
  await told(page, 'Service saved')

  await page.getByRole('button', { name: new RegExp(`^(Add a key|Replace) for ${host}$`) }).click()
  const dialog = page.getByRole('dialog', { name: `Key for ${host}` })
  await dialog.getByLabel('Key').fill('short')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter the whole key').waitFor()
  const key = `key-${randomUUID()}`
  await dialog.getByLabel('Key').fill(key)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('listitem')
    .filter({ hasText: host })
    .getByText(/^Key since .*, in use$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await page.getByText(/^It works: the service answered in [\d,]+ ms and counted [\d,]+ tokens\.$/).waitFor()
  await page.getByText(/^Its vectors have 64 numbers/).waitFor()
  await expectAccessible(page, 'the service')
  await expect.poll(() => page.content()).not.toContain(key)

  await page.getByRole('tab', { name: 'Features and limits' }).click()
  await page.waitForURL('**/admin/ai-configuration?tab=features')
  const listings = page.getByRole('group', { name: 'Listing texts' })
  await listings.getByLabel('Listing texts').check()
  await listings.getByLabel('For', { exact: true }).selectOption('members')
  await listings.getByLabel('Drafts a day').fill('7')
  await page.getByLabel('Tokens a month').fill('2,000,000')
  await page.getByLabel('Output', { exact: true }).fill('0.60')
  await page.getByRole('button', { name: 'Save features and limits' }).click()
  await told(page, 'Features and limits saved')
  await page.getByText('On: listing texts.').waitFor()
  await page.getByRole('meter', { name: 'Used this month' }).waitFor()
  await expect
    .poll(() => readAiSettings({ consistent: true }))
    .toMatchObject({
      engine,
      temperature: 0.5,
      features: { listing_text: { on: true, who: 'members', dailyPerUser: 7 }, event_text: { on: false } },
      monthlyTokens: 2_000_000,
      prices: { output: 60 },
    })
  await expectAccessible(page, 'features and limits')

  const { page: visitor } = await openPublic()
  const row = visitor.getByRole('row').filter({ hasText: 'Listing texts' })
  await row.getByText('Anyone who edits listings').waitFor()
  await expect.poll(() => visitor.getByRole('row').filter({ hasText: 'Event texts' }).count()).toBe(0)
  await visitor.getByText(host, { exact: true }).waitFor()
  await expectAccessible(visitor, 'what AI helps with')
})

test('a key that is forgotten leaves its service without an answer', async () => {
  await settingsAre({ engine })
  const { page, allow } = await openSettings()
  allow(/status of 409/)
  const set = async () => {
    await page.getByRole('button', { name: new RegExp(`^(Add a key|Replace) for ${host}$`) }).click()
    await page.getByRole('dialog').getByLabel('Key').fill(`key-${randomUUID()}`)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await set()
  await page.getByRole('button', { name: `Remove the key for ${host}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click()
  await told(page, 'Key removed')
  await page.getByText('No key, in use').waitFor()
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await page.getByText(`There is no key for ${host} yet. Add it first.`).waitFor()
  // Other files need one.
  await set()
  await page.getByText(/^Key since .*, in use$/).waitFor()
})

test('a feature cannot be turned on without a service', async () => {
  await settingsAre({})
  const { page, allow } = await openSettings('features')
  allow(/status of 409/)
  await page.getByRole('group', { name: 'Event texts' }).getByLabel('Event texts').check()
  await page.getByRole('button', { name: 'Save features and limits' }).click()
  await page.getByRole('alert').getByText('Choose an AI service first.').waitFor()
})

test('an administrator tries a prompt, saves it, goes back to an earlier version, and sees what it cost', async () => {
  await settingsAre({ engine, prices: { input: 15, output: 60, embedding: 2 } })
  const { page } = await openSettings('prompts')
  await page.getByLabel('Prompt for').selectOption('Event texts')
  await page.waitForURL('**?tab=prompts&feature=event_text')
  const words = (mark: string) => `Describe the event for {{siteName}} in a ${mark} tone, please.`
  const [first, second] = [words(randomUUID()), words(randomUUID())]
  await prompts(page).fill('Describe {{everything}} about the event.')
  await page.getByRole('button', { name: 'Save prompt' }).click()
  await page.getByText('Use only {{siteName}} and {{mostCharacters}}').waitFor()
  await prompts(page).fill(first)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText(/^[\d,]+ characters, [\d,]+ tokens$/).waitFor()
  await page.getByText('Show the test data').click()
  await page.getByRole('button', { name: 'Save prompt' }).click()
  await told(page, 'Prompt saved')
  const ofText = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await ofText(first)
    .getByText(/, in use$/)
    .waitFor()
  await prompts(page).fill(second)
  await page.getByRole('button', { name: 'Save prompt' }).click()
  await ofText(second)
    .getByText(/, in use$/)
    .waitFor()
  await expectAccessible(page, 'a prompt')

  await ofText(first)
    .getByRole('button', { name: /^Use again/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use this version' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => prompts(page).inputValue()).toBe(first)
  await page.getByRole('button', { name: 'Original', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the original' }).click()
  await told(page, 'Original restored')
  await expect
    .poll(() => prompts(page).inputValue())
    .toMatch(/^You draft the description of a car audio event/)

  await page.getByRole('tab', { name: 'Usage' }).click()
  const features = page.getByRole('table', { name: 'By feature' })
  await features.getByRole('row', { name: /^Event texts [\d,]+ / }).waitFor()
  await page.getByRole('table', { name: 'Members this month' }).getByRole('row').nth(1).waitFor()
  await page.getByText('Tokens', { exact: true }).first().click()
  await page.getByRole('figure', { name: 'Tokens by day' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toMatch(/^\ufeffDay,Feature,Calls,Failed,Tokens in,Tokens out,Cost \(\$\)\r\n/)
  expect(file).toContain(',Event texts,')
  await expectAccessible(page, 'the usage')
})

test('a member switches AI help off and on for themselves', async () => {
  await settingsAre({ engine })
  const { email } = await newMember(url)
  const { page } = await openPublic(email)
  const help = page.getByRole('switch', { name: 'Offer me AI help' })
  await expect.poll(() => help.isChecked()).toBe(true)
  await help.uncheck()
  await told(page, 'AI help off for you')
  await page.reload()
  await wake(page)
  await expect.poll(() => help.isChecked()).toBe(false)
  await expectAccessible(page, 'the own choice')
  await help.check()
  await told(page, 'AI help on for you')
})

test('while everything is off, the page of the server says so, and names no host', async () => {
  await settingsAre({ engine })
  const sentence = 'AI help is off here. Nothing that members write is sent to an AI service.'
  // A page that was kept may be a minute old.
  const html = async () => (await fetch(`${url}/ai-configuration?${randomUUID()}`)).text()
  await expect.poll(html, { timeout: 90_000 }).toContain(sentence)
  expect(await html()).not.toContain(host)
  const { page } = await openPublic()
  await page.getByText(sentence).waitFor()
  await expect.poll(() => page.getByRole('switch').count()).toBe(0)
})

test('the settings send a visitor to the login, and a member to the first page', async () => {
  const { page } = await visit()
  await page.goto('/admin/ai-configuration')
  await page.waitForURL(`${url}/login?from=%2Fadmin%2Fai-configuration`)
  const { page: member } = await visit({ as: 'member@demo.test' })
  await member.goto('/admin/ai-configuration')
  await member.waitForURL(`${url}/`)
})
