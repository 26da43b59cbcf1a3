import { expect } from 'vitest'
import { getMember, listMembers } from '#shared/community/members/contract.ts'
import { listMyResults, submitResult } from '#shared/competitions/competition-results/contract.ts'
import { enterEvent, listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { createVehicle } from '#shared/events/vehicles/contract.ts'
import { listMemberVehicles } from '#shared/events/vehicles/public-contract.ts'
import { getMyStanding, listStandingClasses } from '#shared/leaderboard/standings/contract.ts'
import { getNotificationPreferences, listNotifications } from '#shared/platform/notifications/contract.ts'
import { wants } from '#shared/platform/notifications/preferences.ts'
import { beginSecondFactor } from '#shared/platform/security/contract.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import type { ProfileField, User } from '#shared/platform/users/user.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { giveNotifications } from '#test/support/records.ts'
import { daily, someEntry } from '#test/support/registrations.ts'
import { resultWorld, someReport } from '#test/support/results.ts'
import type { PlanBuyer, Proof, Proofs } from './plan-buyer.ts'

/** The page of the member, as everyone reads it. */
const pageOf = async ({ visitor, userId }: PlanBuyer) => {
  const answer = await visitor.call(getMember, { params: { userId } })
  expectSuccess(answer)
  return answer.body
}

/** Visitors find the member in the directory, by these words and narrowed like this. */
export const findsInDirectory =
  (query: (of: PlanBuyer) => { q: string; type?: MembershipType; state?: string }): Proof =>
  async (of) => {
    const found = async () => {
      await controlOf(of.url).settle()
      return (await of.visitor.call(listMembers, { query: query(of) })).body.items.map(({ id }) => id)
    }
    await expect.poll(found).toContain(of.userId)
  }

export const showsMembership =
  (type: MembershipType): Proof =>
  async (of) =>
    expect((await pageOf(of)).membershipType).toBe(type)

/** A public profile is headed by the name of the business. */
export const showsBusinessName: Proof = async (of) => {
  expect((await pageOf(of)).companyName).toBe(of.companyName)
  const { text } = await of.visitor.send({ path: `/public-profile/${of.userId}` })
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).toContain(of.companyName)
}

export const competitorProofs = {
  'Event registration and reminders': async ({ url, client, visitor }) => {
    const { userId } = await anOrganizer(url)
    const { id: eventId } = await putPublished(userId, { payment: 'gate' })
    const entry = { params: { eventId }, body: someEntry() }
    expectProblem(await visitor.call(enterEvent, entry), 401)
    expectSuccess(await client.call(enterEvent, entry))
    await expect
      .poll(async () =>
        (await client.call(listMyRegistrations, { query: {} })).body.items.map(({ event }) => event.id),
      )
      .toContain(eventId)
    const { preferences, notMailed } = (await client.call(getNotificationPreferences, {})).body
    expect(wants(preferences, 'event_reminders', 'email') && !notMailed.includes('event_reminders')).toBe(
      true,
    )
  },
  'Your own competition results': async ({ url, client, visitor }) => {
    const sent = await client.call(submitResult, { body: someReport(await resultWorld()) })
    expectSuccess(sent)
    const own = async () => {
      await controlOf(url).settle()
      return (await client.call(listMyResults, { query: {} })).body.items.map(({ id }) => id)
    }
    await expect.poll(own).toContain(sent.body.id)
    expectProblem(await visitor.call(listMyResults, { query: {} }), 401)
  },
  'Season leaderboards': async ({ client, visitor }) => {
    const { seasonId, classKey } = await resultWorld()
    expectSuccess(await visitor.call(listStandingClasses, { params: { seasonId } }))
    expectSuccess(await client.call(getMyStanding, { params: { seasonId, classKey }, query: {} }))
  },
  'Public profile with your picture and your build': async (of) => {
    const { client, visitor } = of
    await showOnly(of, ['bio', 'profileImage', 'garage'])
    const vehicle = await client.call(createVehicle, { body: { ...daily, notes: '' } })
    expectSuccess(vehicle)
    const garage = { params: { userId: of.userId as User['id'] }, query: {} }
    const ids = async () => (await visitor.call(listMemberVehicles, garage)).body.items.map(({ id }) => id)
    await expect.poll(ids).toContain(vehicle.body.id)
    expect((await pageOf(of)).bio).toBe('Two twelves.')
  },
  'A listing in the member directory': findsInDirectory(({ name, companyName }) => ({
    q: companyName || name,
  })),
  'You choose what others see, field by field': async (of) => {
    await showOnly(of, ['bio', 'companyName'])
    expect(await pageOf(of)).toMatchObject({ bio: 'Two twelves.' })
    await showOnly(of, ['companyName'])
    expect((await pageOf(of)).bio ?? '').toBe('')
    await showOnly(of, ['bio', 'city', 'state', 'companyName'])
  },
  'Notifications as they happen': async ({ url, client, userId, visitor }) => {
    const [given] = await giveNotifications(userId, 1)
    const ids = async () => {
      await controlOf(url).settle()
      return (await client.call(listNotifications, { query: {} })).body.items.map((one) => one.id)
    }
    await expect.poll(ids).toContain(given?.id)
    expectProblem(await visitor.call(listNotifications, { query: {} }), 401)
  },
  'Two-factor authentication': async ({ client }) => {
    const begun = await client.call(beginSecondFactor, { body: { password: plantedPassword } })
    expectSuccess(begun)
    expect(begun.body.uri).toMatch(/^otpauth:/)
  },
} as const satisfies Proofs

async function showOnly({ client }: PlanBuyer, publicFields: ProfileField[]): Promise<void> {
  const { version } = (await client.call(getMe, {})).body
  expectSuccess(
    await client.call(updateMe, {
      body: { bio: 'Two twelves.', isPublicProfile: true, publicFields, version },
    }),
  )
}
