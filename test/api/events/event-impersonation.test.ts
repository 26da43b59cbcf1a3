import { expect, test } from 'vitest'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { archiveEvent, getEventForEdit, updateEvent } from '#shared/events/events/own-contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { anOrganizer, putEvent, putPublished, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

test('an administrator who acts as an organizer changes and archives drafts, but nothing that people pay for', async () => {
  const { client: organizer, userId } = await anOrganizer(url)
  const admin = await demoClient(url, 'admin')
  const [event, draft] = [await putPublished(userId), await putEvent(userId)]
  const started = await admin.call(startImpersonation, { body: { userId } })
  const as = { 'x-impersonation': started.body.handle }
  const body = { ...someEvent({ title: 'Changed by support' }), version: 1 }
  const refused = await admin.call(updateEvent, { params: { eventId: event.id }, body }, as)
  expect(expectProblem(refused, 403, 'impersonating').detail).toBe(
    'You cannot do this while impersonating a member. Stop impersonating first.',
  )
  const stored = await organizer.call(getEventForEdit, { params: { eventId: event.id } })
  expect(stored.body).toMatchObject({ title: event.title, version: 1 })
  const params = { eventId: draft.id }
  expectSuccess(await admin.call(updateEvent, { params, body }, as))
  expectSuccess(await admin.call(archiveEvent, { params, body: { version: 2 } }, as))
  const own = await admin.call(updateEvent, { params: { eventId: event.id }, body })
  expect(own.body).toMatchObject({ title: 'Changed by support', role: 'administrator' })
})
