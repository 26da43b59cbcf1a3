import { expect, test } from 'vitest'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { readReportedConversation } from '#shared/market/conversations/contract.ts'
import { reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { decideCase, fileReport, getCase } from '#shared/platform/reports/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { aThread, begin, read, settledMember, twoMembers, write } from '#test/support/conversations.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putReportable, reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const report = (client: Client, id: string) =>
  client.call(fileReport, { body: { subject: { type: 'conversation', id }, reason: 'scam', text: '' } })

const caseAbout = async (id: string) => {
  const head = await caseHeads.get({ subject: { type: 'conversation', id } }, { consistent: true })
  return head?.openId && cases.get({ id: head.openId }, { consistent: true })
}

test('words of fraud arrive with a warning, and put the conversation before administrators once', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const texts = ['Send me the verification code', 'Or buy a gift card']
  const conversationId = await begin(buyer.client, item, texts[0])
  await control.settle()
  const id = reportedConversationId(conversationId, buyer.userId)
  const first = await caseAbout(id)
  expect(first).toMatchObject({
    status: 'open',
    reporters: 0,
    notice: 'A message in it shows signs of fraud.',
    authorId: buyer.userId,
  })
  expectSuccess(await write(buyer.client, conversationId, texts[1] as string))
  expectSuccess(await write(seller.client, conversationId, 'A gift card? No.'))
  await control.settle()
  expect(await caseAbout(id)).toEqual(first)
  expect(await caseAbout(reportedConversationId(conversationId, seller.userId))).toBeUndefined()
  const { messages } = await read(seller.client, conversationId)
  expect(messages.items.map(({ isSuspect }) => isSuspect)).toEqual([true, true, true])
  const other = await begin((await settledMember(url)).client, item, 'Does it come with the wire?')
  expect((await read(seller.client, other)).messages.items[0]).not.toHaveProperty('isSuspect')
})

test('one of the two reports the other one; for anyone else there is nothing to report', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  const stranger = await settledMember(url)
  const about = (userId: string) => reportedConversationId(conversationId, userId)
  expectProblem(await report(stranger.client, about(buyer.userId)), 404, 'subject_not_found')
  expectProblem(await report(seller.client, about(stranger.userId)), 404, 'subject_not_found')
  expectProblem(await report(buyer.client, about(buyer.userId)), 403, 'own_subject')
  for (const id of [conversationId, `${conversationId}/`, `/${buyer.userId}`, 'x'])
    expectProblem(await report(seller.client, id), 404, 'subject_not_found')
  expectSuccess(await report(seller.client, about(buyer.userId)))
  expectSuccess(await report(buyer.client, about(seller.userId)))
  expect(await caseAbout(about(buyer.userId))).toMatchObject({ reporters: 1, authorId: buyer.userId })
})

test('administrators read a conversation from its case alone, and each time is logged', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const answer = await report(seller.client, reportedConversationId(conversationId, buyer.userId))
  expectSuccess(answer)
  const { caseId } = answer.body
  const shown = await admin.call(getCase, { params: { caseId } })
  expect(shown.body).toMatchObject({
    case: { title: `Conversation about ${item.title}`, authorName: 'Pat Person' },
    reports: [{ reason: 'scam' }],
  })
  expect(shown.text).not.toContain('Is it still there?')
  const readings = async () =>
    (await everyItem(admin, listActivities, { query: { type: 'conversation_read' } })).filter(
      ({ metadata }) => (metadata as { caseId?: string } | undefined)?.caseId === caseId,
    )
  expect(await readings()).toEqual([])
  const open = (client: Client, id: typeof caseId) =>
    client.call(readReportedConversation, { params: { caseId: id }, query: {} })
  const seen = await open(admin, caseId)
  expect(seen.body).toMatchObject({
    conversation: { id: conversationId, itemTitle: item.title },
    buyer: { userId: buyer.userId },
    seller: { userId: seller.userId },
    messages: { items: [{ text: 'Is it still there?', fromId: buyer.userId }] },
  })
  await expect.poll(async () => (await readings()).length).toBe(1)
  await open(admin, caseId)
  await expect.poll(async () => (await readings()).length).toBe(2)
  for (const { client } of [seller, buyer]) expectProblem(await open(client, caseId), 403, 'admin_only')
  expectProblem(await open(admin, unknownId('cas')), 404, 'case_not_found')
  const comment = await reportBy(seller.client, (await putReportable()).subject)
  expectProblem(await open(admin, comment), 404, 'case_not_found')
})

test('an upheld case deletes nothing', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  const { caseId } = (await report(seller.client, reportedConversationId(conversationId, buyer.userId))).body
  const body = { decision: 'upheld', reason: 'It is a scam.', version: 1 } as const
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body }))
  await control.settle()
  expect((await read(buyer.client, conversationId)).messages.items).toHaveLength(1)
})
