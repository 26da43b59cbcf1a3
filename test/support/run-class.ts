import { expect } from 'vitest'
import { publishClass, signClass } from '#shared/competitions/competitions/publication-contract.ts'
import type { Client } from '#test/support/client.ts'
import {
  entered,
  inClass,
  type Judged,
  judgedEvent,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'

export const reason = 'The meter was read wrong.'
export const past = '2026-01-01T00:00:00.000Z'

/** A class with a head judge and two who have run. */
export async function aRunClass() {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const [one, other] = [await entered(judged.eventId), await entered(judged.eventId)]
  await sendRun(judged.organizer.client, judged, one, { measuredHundredths: 15_130 })
  await sendRun(judged.organizer.client, judged, other, { measuredHundredths: 15_092 })
  return { ...judged, head, one, other }
}

export const versionOf = async (judged: Judged) => (await storedClass(judged)).version

export const publish = async (client: Client, judged: Judged, more: { reason?: string } = {}) =>
  client.call(publishClass, { ...inClass(judged), body: { version: await versionOf(judged), ...more } })

/** Ends the time for protests. */
export const protestsOver = (judged: Judged) => putClass(judged, { protestEndsAt: past })

export async function signed(judged: Judged & { head: { client: Client } }) {
  await publish(judged.head.client, judged)
  await protestsOver(judged)
  const answer = await judged.head.client.call(signClass, {
    ...inClass(judged),
    body: { version: await versionOf(judged) },
  })
  expect(answer.status).toBe(200)
  return answer.body
}
