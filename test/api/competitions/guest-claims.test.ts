import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { guestClaims } from '#core/competitions/competitions/guest-claims.ts'
import { claimGuest as claimHere } from '#core/competitions/guest-claims/claim-guest.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { exportAllResults } from '#shared/competitions/competition-results/admin-contract.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import {
  claimGuest,
  listGuestResults,
  lookUpGuestClaim,
  mergeGuest,
  planGuestMerge,
} from '#shared/competitions/guest-claims/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { asksFor } from '#test/support/asks-for.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { aGuest, type GuestWorld, putClaim, unknownHandle, writeVerified } from '#test/support/guests.ts'
import { anEventOf, aRunningSeason } from '#test/support/points.ts'
import { putResult } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await anAdministrator(url)
const reason = 'Showed the sheet at the desk.'

const member = () => feedMember(url, { membershipType: 'competitor' })
const stored = (id: CompetitionResult['id']) => competitionResults.get({ id }, { consistent: true })
const claim = (client: Client, handle: string) => client.call(claimGuest, { body: { handle } })
const pointsOf = async ({ running }: Pick<GuestWorld, 'running'>, userId: string) => {
  await control.settle()
  return (await linesOf(running.season.id, userId)).reduce((all, { points }) => all + points, 0)
}

test('a guest with an address is mailed once, when a class is verified, and the link shows what they reached', async () => {
  const guest = await aGuest()
  const verified = { eventId: guest.event.id, classKey: 'S1', revision: 1 }
  const now = await control.now()
  await commit(announce('class.verified', verified, now))
  await control.settle()
  const mail = await control.mail(guest.email, 'Your results are official')
  const [, handle = ''] = /claim-result#(\S+?)[\s"<)]/.exec(`${mail.text} `) ?? []
  expect(mail.text).toContain(guest.event.title)
  const { body } = await visitor.call(lookUpGuestClaim, { body: { handle } })
  expect(body).toMatchObject({
    eventName: guest.event.title,
    guestName: 'Gale Guest',
    isClaimed: false,
    results: [{ place: 1, status: 'verified' }],
  })
  const before = await guestClaims.get({ registrationId: guest.registration.id }, { consistent: true })
  await commit(announce('class.verified', verified, now))
  await control.settle()
  const after = await guestClaims.get({ registrationId: guest.registration.id }, { consistent: true })
  expect(after).toEqual(before)
})

test('one of two members who claim at the same time has the results, and their points follow', async () => {
  const guest = await aGuest()
  const handle = await putClaim(guest)
  const both = await Promise.all([member(), member()])
  const answers = await Promise.all(both.map(({ client }) => claim(client, handle)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const at = answers.findIndex(({ status }) => status === 200)
  const [winner, loser] = [both[at], both[1 - at]]
  if (!winner || !loser) throw new Error('No one has claimed.')
  expect(answers[at]?.body).toEqual({ claimed: 1 })
  expectProblem(await claim(loser.client, handle), 409, 'not_a_guest')
  expect((await claim(winner.client, handle)).body).toEqual({ claimed: 1 })
  const result = await stored(guest.resultId)
  expect(result).toMatchObject({ competitorId: winner.userId, revision: 1 })
  expect(result).not.toHaveProperty('guest')
  expect(await pointsOf(guest, winner.userId)).toBe(15)
  expect(await pointsOf(guest, loser.userId)).toBe(0)
  expect((await visitor.call(lookUpGuestClaim, { body: { handle } })).body.isClaimed).toBe(true)
})

test('a claim that arrives five times at once, or while another call makes it, is answered as made', async () => {
  const [guest, other] = [await aGuest(), await aGuest()]
  const { client, userId } = await member()
  const handle = await putClaim(guest)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => claim(client, handle)))
  expect(answers.map(({ status, body }) => [status, body.claimed])).toEqual(answers.map(() => [200, 1]))

  const next = await putClaim(other)
  const request = await worldRequest(control, userId, {
    body: { handle: next },
  })
  beforeNextWrite(() => claim(client, next), asksFor(resultsOfMember(userId)))
  expect(await claimHere(request)).toEqual({ claimed: 1 })
  expect(await stored(other.resultId)).toMatchObject({ competitorId: userId })
})

test('what is written of a claimed guest later is the member’s, too', async () => {
  const guest = await aGuest()
  const { client, userId } = await member()
  expectSuccess(await claim(client, await putClaim(guest)))
  expect(await pointsOf(guest, userId)).toBe(15)
  await writeVerified(guest.event, 'S1', [{ ...guest.entry, place: 2 }])
  expect(await stored(guest.resultId)).toMatchObject({ competitorId: userId, place: 2, revision: 2 })
  expect(await pointsOf(guest, userId)).toBe(12)
})

test('a link that is not known opens nothing, and a member without an account yet claims nothing', async () => {
  const { client } = await member()
  for (const handle of [unknownHandle(), 'nothing']) {
    expectProblem(await claim(client, handle), 404, 'claim_not_found')
    expectProblem(await visitor.call(lookUpGuestClaim, { body: { handle } }), 404, 'claim_not_found')
  }
  const guest = await aGuest()
  expect((await claim(visitor, await putClaim(guest))).status).toBe(401)
})

test('a member who has a result in that class cannot claim another', async () => {
  const guest = await aGuest()
  const { client, userId } = await member()
  const { running, event } = guest
  await putResult(
    userId,
    { leagueId: running.leagueId, seasonId: running.season.id, classKey: 'S1' },
    { elsewhere: undefined, eventId: event.id, eventOn: event.startsOn as string, status: 'verified' },
  )
  await control.settle()
  expectProblem(await claim(client, await putClaim(guest)), 409, 'result_twice')
  expect(await stored(guest.resultId)).toMatchObject({ guest: { name: 'A guest' } })
})

test('an administrator joins a guest to a member once, and the preview says what moves', async () => {
  const guest = await aGuest()
  const { userId } = await member()
  const body = { resultId: guest.resultId, userId }
  const planned = await admin.call(planGuestMerge, { body })
  expect(planned.body.lines).toMatchObject([{ id: guest.resultId, eventName: guest.event.title }])
  expect(await stored(guest.resultId)).toHaveProperty('guest')
  const answers = await Promise.all([1, 2].map(() => admin.call(mergeGuest, { body: { ...body, reason } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stored(guest.resultId)).toMatchObject({ competitorId: userId })
  expect(await pointsOf(guest, userId)).toBe(15)
  const again = await admin.call(mergeGuest, { body: { ...body, reason } })
  expectProblem(again, 409, 'not_a_guest')
  // The link of the guest finds that they belong to someone.
  const late = await member()
  const handle = unknownHandle()
  expectProblem(await claim(late.client, handle), 404, 'claim_not_found')
})

test('imported results of one name at one event are joined together, and of no other event', async () => {
  const running = await aRunningSeason()
  const [event, other] = [await anEventOf(running, 8), await anEventOf(running, 4)]
  const name = `Ina ${crypto.randomUUID().slice(0, 6)}`
  const imported = (at: typeof event, classKey: string) =>
    putResult(
      '',
      { leagueId: running.leagueId, seasonId: running.season.id, classKey },
      {
        source: 'import',
        elsewhere: undefined,
        eventId: at.id,
        eventOn: at.startsOn as string,
        competitorId: undefined,
        guest: { name },
        submittedBy: crypto.randomUUID(),
        place: 1,
        status: 'verified',
      },
    )
  const [one, two, three] = [
    await imported(event, 'S1'),
    await imported(event, 'S2'),
    await imported(other, 'S1'),
  ]
  await control.settle()
  const listed = await admin.call(listGuestResults, { query: { q: name.toLowerCase() } })
  expect(listed.body.items.map(({ id }) => id).sort()).toEqual([one.id, two.id, three.id].sort())
  const { userId } = await member()
  const merged = await admin.call(mergeGuest, { body: { resultId: one.id, userId, reason } })
  expect(merged.body).toEqual({ moved: 2 })
  expect(await stored(two.id)).toMatchObject({ competitorId: userId, revision: 2 })
  expect(await stored(three.id)).toMatchObject({ guest: { name } })
  expect(await pointsOf({ running }, userId)).toBe(30)
})

test('what was claimed does not become a guest’s again when its member leaves', async () => {
  const guest = await aGuest()
  const { client, userId } = await member()
  const handle = await putClaim(guest)
  expectSuccess(await claim(client, handle))
  await control.settle()
  await eraseAccount(userId, await control.now())
  await writeVerified(guest.event, 'S1', [{ ...guest.entry, place: 2 }])
  const left = await stored(guest.resultId)
  expect(left).toMatchObject({ place: 2, competitorId: goneOwnerId })
  expect(left).not.toHaveProperty('guest')
  // The points of the place stay under the id that the member had.
  expect(await pointsOf(guest, userId)).toBe(12)
  expectProblem(await claim((await member()).client, handle), 409, 'not_a_guest')
})

test('administrators export what counts at an event or in a season, guests among it', async () => {
  const guest = await aGuest()
  await control.settle()
  const byEvent = await admin.call(exportAllResults, { body: { eventId: guest.event.id } })
  const [head = '', row = ''] = byEvent.body.csv.split('\r\n')
  expect(head).toContain('Competitor,Guest,Event')
  expect(row).toContain('A guest,yes')
  let [rows, cursor] = [0, undefined as string | undefined]
  do {
    const body = { seasonId: guest.running.season.id, ...(cursor && { cursor }) }
    const part = await admin.call(exportAllResults, { body })
    expectSuccess(part)
    rows += part.body.rows
    cursor = part.body.nextCursor
  } while (cursor)
  expect(rows).toBe(1)
  expectProblem(await admin.call(exportAllResults, { body: {} }), 422, 'event_needed')
})
