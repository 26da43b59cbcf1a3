import { expect, it } from 'vitest'
import { users } from '#core/platform/users/users.ts'
import { publishClass, signClass } from '#shared/competitions/competitions/publication-contract.ts'
import { verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import {
  entered,
  inClass,
  judgedEvent,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

it('tells entrants when places are provisional, until when they may protest, and when places are official', async () => {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const entry = await entered(judged.eventId)
  await sendRun(head.client, judged, entry)
  const of = inClass(judged)
  const version = async () => (await storedClass(judged)).version
  const news = async (title: string) => {
    const { body } = await entry.client.call(listNotifications, {})
    return (body.items ?? []).filter((one) => one.title === title).map(({ message }) => message)
  }
  await head.client.call(publishClass, { ...of, body: { version: await version() } })
  await expect
    .poll(() => news('Provisional results are out'))
    .toEqual([expect.stringMatching(/^You are in place 1\. .+ You may protest until \d/)])
  await putClass(judged, { protestEndsAt: '2026-01-01T00:00:00.000Z' })
  await head.client.call(signClass, { ...of, body: { version: await version() } })
  const admin = await anAdministrator(url)
  await admin.call(verifyClass, { ...of, body: { revision: 1, version: await version() } })
  await expect.poll(() => news('Results are official')).toHaveLength(1)
  await control.settle()
  const { email = '' } = (await users.get({ id: entry.userId })) ?? {}
  const mail = await control.mail(email, 'Your results are official')
  expect(mail.text).toContain('You are in place 1 with 150.00.')
})
