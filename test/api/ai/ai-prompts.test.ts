import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { newestPrompt, promptInUse } from '#core/ai/ai-prompts/prompt-in-use.ts'
import { prompts } from '#core/ai/ai-prompts/prompts.ts'
import { activities } from '#core/platform/activities/activities.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { users } from '#core/platform/users/users.ts'
import {
  listPrompts,
  listPromptVersions,
  restorePrompt,
  savePrompt,
  tryPrompt,
} from '#shared/ai/ai-prompts/contract.ts'
import { originalPrompts } from '#shared/ai/ai-prompts/original-prompts.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent } from '#test/support/support-agents.ts'

const { url } = sharedCloud()
const feature = 'support_reply'
const params = { feature } as const
const original = originalPrompts[feature]

const newText = () => `Answer for {{siteName}}, in at most {{mostCharacters}} letters. ${crypto.randomUUID()}`
const versionNow = async () => (await newestPrompt(feature))?.version ?? 0

test('a prompt is changed, its versions are kept, and the original one comes back', async () => {
  const { client: admin, userId } = await anAgent(url, { name: 'Pam Prompt' })
  const version = await versionNow()
  const text = newText()
  const saved = await admin.call(savePrompt, { params, body: { text, version } })
  expectSuccess(saved)
  expect(saved.body).toMatchObject({
    feature,
    text,
    original,
    version: version + 1,
    savedByName: 'Pam Prompt',
  })
  expect(await promptInUse(feature)).toBe(
    text.replace('{{siteName}}', 'Boxrise').replace('{{mostCharacters}}', '4000'),
  )

  const restored = await admin.call(restorePrompt, { params, body: { to: 0, version: version + 1 } })
  expectSuccess(restored)
  expect(restored.body).toMatchObject({ text: original, version: version + 2 })
  const back = await admin.call(restorePrompt, { params, body: { to: version + 1, version: version + 2 } })
  expectSuccess(back)
  expect(back.body).toMatchObject({ text, version: version + 3 })

  const list = await admin.call(listPrompts, {})
  expectSuccess(list)
  expect(list.body.items.map((one) => one.feature)).toEqual([
    'support_reply',
    'listing_text',
    'event_text',
    'page_description',
  ])
  expect(list.body.items[0]).toEqual(back.body)
  const versions = await admin.call(listPromptVersions, { params, query: { limit: 2 } })
  expectSuccess(versions)
  expect(versions.body.items.map((one) => [one.version, one.text])).toEqual([
    [version + 3, text],
    [version + 2, original],
  ])
  const rest = await admin.call(listPromptVersions, {
    params,
    query: { limit: 2, cursor: versions.body.nextCursor },
  })
  expectSuccess(rest)
  expect(rest.body.items[0]).toMatchObject({ version: version + 1, text, savedByName: 'Pam Prompt' })

  const { items } = await activities.list({
    index: 'gsi3',
    pk: `ACTIVITIES_BY#${userId}`,
    newestFirst: true,
    limit: 10,
  })
  expect(items.map(({ type, before, after }) => ({ type, before, after }))).toMatchObject([
    { type: 'ai_settings_update', before: { prompt: original }, after: { prompt: text } },
    { type: 'ai_settings_update', before: { prompt: text }, after: { prompt: original } },
    { type: 'ai_settings_update', after: { prompt: text } },
  ])
})

test('what does not change anything makes no version', async () => {
  const { client: admin } = await anAgent(url)
  const text = newText()
  const version = await versionNow()
  expectSuccess(await admin.call(savePrompt, { params, body: { text, version } }))
  const again = await admin.call(savePrompt, { params, body: { text, version: version + 1 } })
  expectSuccess(again)
  expect(again.body.version).toBe(version + 1)
  const same = await admin.call(restorePrompt, { params, body: { to: version + 1, version: version + 1 } })
  expectSuccess(same)
  expect(same.body.version).toBe(version + 1)
})

test('of people who save or restore a prompt at once, one does and the others are told', async () => {
  const { client: admin } = await anAgent(url)
  for (let round = 0; round < 3; round++) {
    const changed = await admin.call(savePrompt, {
      params,
      body: { text: newText(), version: await versionNow() },
    })
    expectSuccess(changed)
    const { version } = changed.body
    const answers = await Promise.all([
      admin.call(savePrompt, { params, body: { text: newText(), version } }),
      admin.call(savePrompt, { params, body: { text: newText(), version } }),
      admin.call(restorePrompt, { params, body: { to: 0, version } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const answer of answers.filter(({ status }) => status === 409))
      expectProblem(answer, 409, 'version_conflict')
    expect(await versionNow()).toBe(version + 1)
  }
})

test('a repeated request changes a prompt once', async () => {
  const { client: admin } = await anAgent(url)
  const body = { text: newText(), version: await versionNow() }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await admin.call(savePrompt, { params, body }, key)
  expectSuccess(first)
  const second = await admin.call(savePrompt, { params, body }, key)
  expect(second.body).toEqual(first.body)
  expect(await versionNow()).toBe(body.version + 1)
})

test('a prompt names nothing that no one fills in, and no version that there is not', async () => {
  const admin = await demoClient(url, 'admin')
  const version = await versionNow()
  const text = 'Greet {{customerName}} and write an answer.'
  const refused = expectProblem(await admin.call(savePrompt, { params, body: { text, version } }), 400)
  const message = 'Use only {{siteName}} and {{mostCharacters}}'
  expect(refused.errors).toEqual([{ path: 'body.text', message }])
  expectProblem(await admin.call(tryPrompt, { params, body: { text } }), 400)
  expectProblem(
    await admin.call(restorePrompt, { params, body: { to: version + 50, version } }),
    404,
    'prompt_not_found',
  )
  expectProblem(
    await admin.call(restorePrompt, { params, body: { to: 0, version: version + 1 } }),
    409,
    'version_conflict',
  )
  expect(await versionNow()).toBe(version)
})

test('a version stays without the administrator who saved it, and is in the copy of their data before', async () => {
  const { client, userId } = await anAgent(url)
  const text = newText()
  const saved = await client.call(savePrompt, { params, body: { text, version: await versionNow() } })
  expectSuccess(saved)
  const { version } = saved.body
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error('the administrator is gone')
  const now = await controlOf(url).now()
  const copy = await collectData(user, now)
  expect(new TextDecoder().decode(copy['data/ai-prompt.json'])).toContain(text)

  await changeUser(userId, { membershipType: 'competitor' })
  await eraseAccount(userId, now)
  expect(await prompts.get({ feature, version }, { consistent: true })).toMatchObject({
    text,
    savedBy: goneOwnerId,
    version,
  })
  const admin = await demoClient(url, 'admin')
  const versions = await admin.call(listPromptVersions, { params, query: { limit: 1 } })
  expectSuccess(versions)
  expect(versions.body.items[0]).toMatchObject({ version, text })
  expect(versions.body.items[0]).not.toHaveProperty('savedByName')
})
