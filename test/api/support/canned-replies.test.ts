import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { replyCounts } from '#core/support/support-desks/desks.ts'
import {
  deleteSupportReply,
  listSupportReplies,
  saveSupportReply,
} from '#shared/support/support-desks/admin-contract.ts'
import { deleteDeskReply, listDeskReplies, saveDeskReply } from '#shared/support/support-desks/contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'

const { url } = sharedCloud()

const fields = (shortcut: string) => ({ title: `About ${shortcut}`, shortcut, text: 'Hi {{firstName}}.' })

test('a reply is added, changed, and deleted, and its shortcut is free again', async () => {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const save = (body: ReturnType<typeof fields> & { id?: `tcr_${string}`; version?: number }) =>
    owner.client.call(saveDeskReply, { params, body })
  const list = async () => {
    const all = await owner.client.call(listDeskReplies, { params })
    expectSuccess(all)
    return all.body.items
  }
  const added = await save(fields('hello'))
  expectSuccess(added)
  const { id } = added.body
  expectProblem(await save(fields('hello')), 409, 'shortcut_taken')
  const moved = await save({ ...fields('welcome'), id, version: 1 })
  expectSuccess(moved)
  expect(moved.body).toMatchObject({ id, shortcut: 'welcome', version: 2 })
  expectProblem(await save({ ...fields('late'), id, version: 1 }), 409, 'version_conflict')
  // The old shortcut is free, and a refused change has taken none.
  const other = await save(fields('hello'))
  expectSuccess(other)
  expectSuccess(await save(fields('late')))
  expectProblem(await save({ ...fields('hello'), id, version: 2 }), 409, 'shortcut_taken')
  expect((await list()).map(({ shortcut }) => shortcut)).toEqual(['hello', 'late', 'welcome'])
  expectSuccess(await owner.client.call(deleteDeskReply, { params: { ...params, replyId: id } }))
  expectProblem(
    await owner.client.call(deleteDeskReply, { params: { ...params, replyId: id } }),
    404,
    'reply_not_found',
  )
  expectProblem(await save({ ...fields('gone'), id, version: 2 }), 404, 'reply_not_found')
  expectSuccess(await save(fields('welcome')))
  expect(await list()).toHaveLength(3)
})

test('of many who save one shortcut at once one has it, and different ones are all kept', async () => {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const save = (shortcut: string) => owner.client.call(saveDeskReply, { params, body: fields(shortcut) })
  const same = await Promise.all(Array.from({ length: 6 }, () => save('same')))
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of same.filter(({ status }) => status !== 200))
    expectProblem(answer, 409, 'shortcut_taken')
  for (const answer of await Promise.all(['a1', 'a2', 'a3', 'a4'].map(save))) expectSuccess(answer)
  expect(await replyCounts.get({ deskId: organizationId }, { consistent: true })).toMatchObject({ count: 5 })
})

test('a desk has at most two hundred, also when two are saved at once', async () => {
  const { owner, organizationId } = await putDesk()
  await commit(replyCounts.put({ deskId: organizationId, count: 199, version: 1 }, { absent: true }))
  const params = { organizationId }
  const answers = await Promise.all(
    ['one', 'two'].map((shortcut) => owner.client.call(saveDeskReply, { params, body: fields(shortcut) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'reply_limit' })
})

test('only agents of a desk have its replies, and a text names nothing that no one can fill in', async () => {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const body = { ...fields('bad'), text: 'Hi {{nickname}}.' }
  expect((await owner.client.call(saveDeskReply, { params, body })).status).toBe(400)
  const stranger = await anOrganizer()
  expectProblem(await stranger.client.call(listDeskReplies, { params }), 404, 'desk_not_found')
  expectProblem(
    await stranger.client.call(saveDeskReply, { params, body: fields('ok') }),
    404,
    'desk_not_found',
  )
})

test('administrators keep the replies of the platform', async () => {
  const admin = await demoClient(url, 'admin')
  const shortcut = `p-${crypto.randomUUID().slice(0, 10)}`
  const added = await admin.call(saveSupportReply, { body: fields(shortcut) })
  expectSuccess(added)
  const all = await admin.call(listSupportReplies, {})
  expectSuccess(all)
  expect(all.body.items.find(({ id }) => id === added.body.id)).toEqual(added.body)
  expectSuccess(await admin.call(deleteSupportReply, { params: { replyId: added.body.id } }))
  expectProblem(
    await admin.call(deleteSupportReply, { params: { replyId: added.body.id } }),
    404,
    'reply_not_found',
  )
})
