import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { renderMail } from '#core/platform/mails/render-mail.ts'
import { templates } from '#core/platform/mails/templates.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { sendRenewalReminders } from './send-renewal-reminders.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const subscription = storedSubscription()
const { userId: id, createdAt: begunAt } = subscription

test('a reminder that is late, as after a pause, does not promise three days that are not left', async () => {
  const user = newUser({ id, email: 'ann@example.test', membershipType: 'pro_competitor' }, begunAt)
  documents.on(QueryCommand).resolves({ Items: [] })
  documents
    .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'SUBSCRIPTIONS_ENDING#2026-02-01' } })
    .resolves({ Items: [subscription] })
  documents.on(GetCommand).resolves({})
  documents
    .on(GetCommand, { Key: { pk: `USER#${id}`, sk: `SUBSCRIPTION#${subscription.id}` } })
    .resolves({ Item: subscription })
  documents.on(GetCommand, { Key: { pk: `USER#${id}`, sk: 'PROFILE' } }).resolves({ Item: user })
  documents.on(TransactWriteCommand).resolves({})
  expect(await sendRenewalReminders('2026-01-31T14:00:00.000Z')).toEqual({ reminded: 1 })
  const [call] = documents.commandCalls(TransactWriteCommand)
  const items = (call?.args[0].input.TransactItems ?? []).map(({ Put }) => Put?.Item)
  const mail = items.find((item) => item?.templateId === 'renewal-reminder')
  const { text } = renderMail(templates['renewal-reminder'], {
    ...mail?.templateData,
    siteUrl: 'https://x.test',
  })
  expect(text).toMatch(/^Your membership renews soon\./)
  expect(text).toContain('renews on Feb 1, 2026')
})

test('no one hears that a period renews which is over, was announced, or failed to renew', async () => {
  const due = '2026-01-31T14:00:00.000Z'
  const end = subscription.currentPeriodEndAt
  for (const [now, more] of [
    [end, {}],
    [due, { remindedOfEndAt: end }],
    [due, { status: 'past_due' }],
  ] as const) {
    const Item = { ...subscription, ...more }
    documents.reset()
    documents.on(QueryCommand).resolves({ Items: [] })
    documents
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': 'SUBSCRIPTIONS_ENDING#2026-02-01' } })
      .resolves({ Items: [Item] })
    documents.on(GetCommand).resolves({ Item })
    expect(await sendRenewalReminders(now)).toEqual({ reminded: 0 })
  }
})
