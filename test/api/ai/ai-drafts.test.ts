import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { aiHelpSwitches } from '#core/ai/ai-drafts/ai-help.ts'
import { draftText, getAiHelp, setAiHelp } from '#shared/ai/ai-drafts/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putRequest } from '#test/support/support-requests.ts'

const { url } = sharedCloud()

type Ask = InputOf<typeof draftText>['body']

test('while everything is off, no one drafts anything, whatever they ask for', async () => {
  const admin = await demoClient(url, 'admin')
  const { id: requestId } = await putRequest()
  const bodies: Ask[] = [
    { feature: 'support_reply', requestId },
    { feature: 'listing_text', facts: [] },
    { feature: 'event_text', facts: [] },
    { feature: 'page_description', title: 'About us', text: 'We measure.' },
  ]
  for (const body of bodies) expectProblem(await admin.call(draftText, { body }), 503, 'ai_off')
  const help = await admin.call(getAiHelp, {})
  expectSuccess(help)
  expect(help.body).toEqual({ isOff: false, features: [] })
})

test('members switch AI help off and on for themselves, and their switch goes with them', async () => {
  const { client, userId } = await feedMember(url)
  const helpOf = async () => (await client.call(getAiHelp, {})).body
  const set = (isOff: boolean) => client.call(setAiHelp, { body: { isOff } })
  const off = await set(true)
  expectSuccess(off)
  expect(off.body).toEqual({ isOff: true, features: [] })
  expect(await helpOf()).toEqual(off.body)
  const many = await Promise.all([set(false), set(true), set(false), set(true)])
  for (const one of many) expectSuccess(one)
  expectSuccess(await set(true))
  expect(await helpOf()).toMatchObject({ isOff: true })
  const { client: other } = await feedMember(url)
  expect((await other.call(getAiHelp, {})).body.isOff).toBe(false)

  await eraseAccount(userId, await controlOf(url).now())
  expect(await aiHelpSwitches.get({ userId }, { consistent: true })).toBeUndefined()
})

test('a draft is asked for with what its form has, and at most so much', async () => {
  const { client } = await feedMember(url)
  const facts = Array.from({ length: 31 }, (_, at) => ({ label: `Fact ${at}`, value: 'x' }))
  expectProblem(await client.call(draftText, { body: { feature: 'listing_text', facts } }), 400)
  const long: Ask = { feature: 'listing_text', facts: [], wish: 'x'.repeat(501) }
  const refused = expectProblem(await client.call(draftText, { body: long }), 400)
  expect(refused.errors).toMatchObject([{ path: 'body.wish' }])
})
