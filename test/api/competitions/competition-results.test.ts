import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { competitors } from '#core/competitions/competition-results/competitors.ts'
import { removeResult as removeHere } from '#core/competitions/competition-results/remove-result.ts'
import {
  resultCorrections,
  resultRevisions,
} from '#core/competitions/competition-results/result-revisions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import {
  changeResult,
  createEvidenceLink,
  exportResults,
  getResult,
  listCompetitorResults,
  listMyResults,
  listPendingResults,
  rejectResult,
  removeResult,
  submitResult,
  verifyResult,
} from '#shared/competitions/competition-results/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { userIdOf } from '#test/support/records.ts'
import { putResult, resultWorld, someReport } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'
import { putVehicle } from '#test/support/vehicles.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const world = await resultWorld()
const admin = await anAdministrator(url)

const pro = () => feedMember(url, { membershipType: 'pro_competitor' })
const competitor = () => feedMember(url, { membershipType: 'competitor' })
const named = ({ id }: Pick<CompetitionResult, 'id'>) => ({ params: { resultId: id } })
const report = (client: Client, more: object = {}) =>
  client.call(submitResult, { body: { ...someReport(world), ...more } })
const verify = (client: Client, result: CompetitionResult, revision = 1, reason = '') =>
  client.call(verifyResult, { ...named(result), body: { revision, reason } })
const stored = (id: CompetitionResult['id']) => competitionResults.get({ id }, { consistent: true })
const hoursAgo = async (hours: number) => addTime(await control.now(), { hours: -hours })
const own = async (client: Client) => {
  await control.settle()
  return (await client.call(listMyResults, { query: {} })).body.items
}

test('search engines find the pages of members with a verified result who have no profile, and of no one else', async () => {
  const hidden = () => feedMember(url, { membershipType: 'pro_competitor', isPublicProfile: false })
  const [verified, pending, zero, shown] = await Promise.all([hidden(), hidden(), hidden(), pro()])
  await putResult(shown.userId, world, { status: 'verified' })
  const result = await putResult(verified.userId, world, { status: 'verified' })
  await putResult(verified.userId, world, { status: 'verified', classKey: 'S9' as never })
  await putResult(pending.userId, world)
  await putResult(zero.userId, world, { status: 'verified', isZero: true })
  const listed = async ({ userId }: { userId: string }) => {
    await control.settle()
    const path = `/sitemaps/competitors-${userId.slice(0, 1)}.xml`
    expect((await visitor.send({ path: '/sitemap.xml' })).text).toContain(`${path}</loc>`)
    const { text } = await visitor.send({ path })
    return text.split(`/competitors/${userId}</loc>`).length - 1
  }
  expect(await listed(verified)).toBe(1)
  expect(await listed(pending)).toBe(0)
  expect(await listed(zero)).toBe(0)
  expect(await listed(shown), 'their profile is found instead').toBe(0)
  const { version } = result
  await commit(competitionResults.put({ ...result, status: 'rejected', version: version + 1 }, { version }))
  expect(await listed(verified)).toBe(1)
  expect((await competitors.get({ competitorId: verified.userId }))?.competitorId).toBe(verified.userId)
  await eraseAccount(verified.userId, await control.now())
  expect(await listed(verified)).toBe(0)
})

test('a report waits, is one’s own alone, and counts for nothing', async () => {
  const { client, userId } = await pro()
  const { status, body } = await report(client, { place: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'pending',
    place: 2,
    revision: 1,
    isCorrection: false,
    isRemovable: true,
  })
  expectProblem(await visitor.call(getResult, named(body)), 404, 'result_not_found')
  const other = await pro()
  const changed = { ...named(body), body: { notes: 'Mine.', version: 1 } }
  expectProblem(await other.client.call(changeResult, changed), 404, 'result_not_found')
  expect((await own(client)).map(({ id }) => id)).toEqual([body.id])
  const shown = await visitor.call(listCompetitorResults, { params: { userId }, query: {} })
  expect(shown.body.items).toEqual([])
})

test('the same event and class cannot be reported twice, also by two requests at once', async () => {
  const { client } = await pro()
  const body = someReport(world)
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(submitResult, { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  const again = {
    ...body,
    elsewhere: { ...body.elsewhere, eventName: body.elsewhere.eventName.toUpperCase() },
  }
  expectProblem(await client.call(submitResult, { body: again }), 409, 'result_twice')
})

test('a member reports their own result alone', async () => {
  const [{ client }, other] = await Promise.all([pro(), pro()])
  const answer = await report(client, { competitorId: other.userId })
  expectProblem(answer, 403, 'not_own_result')
  expect(answer.text).toContain('You can only report your own results.')
})

test('judges report the classes of an event here, and its organizer others’ results until they do', async () => {
  const organizer = await anOrganizer(url)
  const day = addTime(await control.now(), { days: -5 }).slice(0, 10)
  const event = await putPublished(
    organizer.userId,
    { classes: [someClass(world.classKey)] },
    { startsOn: day, endsOn: day },
  )
  const { client, userId } = await pro()
  const { elsewhere: _, ...body } = someReport(world)
  const refused = await client.call(submitResult, { body: { ...body, eventId: event.id } })
  expectProblem(refused, 409, 'judges_report')
  expect(refused.text).toContain(
    `The judges of ${event.title} report this class. File a protest there if something is wrong.`,
  )
  const given = await organizer.client.call(submitResult, {
    body: { ...body, eventId: event.id, competitorId: userId },
  })
  expectSuccess(given)
  expect(await stored(given.body.id)).toMatchObject({ competitorId: userId, submittedBy: organizer.userId })
})

test.each([
  ['both places', { eventId: 'evt_01JZ0000000000000000000000' }, 422, 'event_not_found'],
  [
    'an event to come',
    { elsewhere: { ...someReport(world).elsewhere, eventOn: '2999-01-01' } },
    422,
    'event_not_over',
  ],
  ['a class of no rulebook', { classKey: 'NO-SUCH' }, 422, 'class_not_found'],
  ['200 dB', { score: { sumHundredths: 20000, judges: 1 } }, 422, 'score_range'],
  ['a vehicle of someone else', { vehicleId: 'veh_01JZ0000000000000000000000' }, 404, 'vehicle_not_found'],
  ['an unknown season', { seasonId: 'sea_01JZ0000000000000000000000' }, 404, 'season_not_found'],
] as const)('a report that names %s is refused', async (_, more, status, code) => {
  const { client } = await pro()
  const answer = await report(client, more)
  if (code === 'event_not_found') expectProblem(answer, 404, code)
  else expectProblem(answer, status, code)
})

test('a vehicle is kept as it was on that day', async () => {
  const { client, userId } = await pro()
  const vehicle = await putVehicle(userId)
  const { body } = await report(client, { vehicleId: vehicle.id })
  expect((await stored(body.id))?.vehicle).toMatchObject({ make: 'Honda', powerWatts: 1500 })
  expect((await stored(body.id))?.vehicle).not.toHaveProperty('id')
})

const types: [MembershipType, boolean][] = [
  ['competitor', false],
  ['pro_competitor', true],
  ['retailer', true],
  ['manufacturer', true],
  ['organization', true],
]

test.each(types)('a %s changes and removes an older result of their own: %s', async (membershipType, may) => {
  const { client, userId } = await feedMember(url, { membershipType })
  const old = await putResult(userId, world, { submittedAt: await hoursAgo(25) })
  const change = await client.call(changeResult, {
    ...named(old),
    body: { notes: 'Windows up.', version: 1 },
  })
  const removal = await client.call(removeResult, named(old))
  if (may) {
    expect(change.body).toMatchObject({ notes: 'Windows up.', version: 2 })
    expect(removal.status).toBe(204)
    return
  }
  expectProblem(change, 403, 'result_too_old')
  expect(change.text).toContain('The 24-hour edit window has closed. Contact support.')
  expectProblem(removal, 403, 'result_too_old')
  expect(removal.text).toContain('You can remove a result for 24 hours.')
})

test('a competitor changes score, vehicle, notes and evidence for 24 hours; event, class and season stay', async () => {
  const { client, userId } = await competitor()
  const result = await putResult(userId, world, { submittedAt: await hoursAgo(3) })
  const [listed] = await own(client)
  expect(listed?.changeable).toEqual(['score', 'vehicleId', 'notes', 'evidenceUploadIds'])
  const { body } = await client.call(changeResult, {
    ...named(result),
    body: {
      score: { sumHundredths: 14990, judges: 1 },
      place: 1,
      elsewhere: { ...someReport(world).elsewhere, eventName: 'Another event' },
      version: 1,
    },
  })
  expect(body).toMatchObject({ score: { sumHundredths: 14990 }, elsewhere: result.elsewhere })
  expect(body.place).toBeUndefined()
})

test('a verified result keeps counting while its correction waits, and is superseded once that is verified', async () => {
  const { client, userId } = await pro()
  const result = await putResult(userId, world, { status: 'verified' })
  const change = await client.call(changeResult, {
    ...named(result),
    body: { score: { sumHundredths: 15200, judges: 1 }, version: 1 },
  })
  expect(change.body).toMatchObject({
    isCorrection: true,
    score: { sumHundredths: 15130 },
    correction: { status: 'pending', revision: 2, score: { sumHundredths: 15200 } },
  })
  expect((await visitor.call(getResult, named(result))).body.score.sumHundredths).toBe(15130)
  expectSuccess(await verify(admin, result, 2))
  const shown = await visitor.call(getResult, named(result))
  expect(shown.body).toMatchObject({ revision: 2, score: { sumHundredths: 15200 } })
  expect(shown.body.revisions).toMatchObject([{ revision: 1, status: 'superseded' }])
  expect(await resultCorrections.get({ id: result.id }, { consistent: true })).toBeUndefined()
})

test('a result that is corrected while it is removed leaves no correction that waits for ever', async () => {
  const { client, userId } = await pro()
  const result = await putResult(userId, world, { status: 'verified' })
  const by = { userId, user: await users.get({ id: userId }, { consistent: true }) } as never
  beforeNextWrite(() =>
    client.call(changeResult, {
      ...named(result),
      body: { score: { sumHundredths: 15200, judges: 1 }, version: 1 },
    }),
  )
  const removed = removeHere({ by, resultId: result.id, remember: () => [] }, await control.now())
  await expect(removed).rejects.toMatchObject({ code: 'version_conflict' })
  expect((await client.call(removeResult, named(result))).status).toBe(204)
  expect(await resultCorrections.get({ id: result.id }, { consistent: true })).toBeUndefined()
})

test('a verified result that is taken back leaves what it was', async () => {
  const { client, userId } = await pro()
  const result = await putResult(userId, world, { status: 'verified' })
  expect((await client.call(removeResult, named(result))).status).toBe(204)
  expect(await stored(result.id)).toMatchObject({ status: 'superseded' })
  expect(await resultRevisions.get({ id: result.id, revision: 1 })).toMatchObject({ status: 'superseded' })
  expectProblem(await visitor.call(getResult, named(result)), 404, 'result_not_found')
  expect(await own(client)).toEqual([])
})

test('a result that was refused is changed and waits again, three times at most', async () => {
  const { client, userId, email } = await pro()
  const result = await putResult(userId, world)
  const decision = 'The sheet shows another name.'
  for (const version of [1, 3, 5]) {
    expectSuccess(await admin.call(rejectResult, { ...named(result), body: { revision: 1, decision } }))
    const again = await client.call(changeResult, {
      ...named(result),
      body: { notes: `Try ${version}`, version: version + 1 },
    })
    if (version < 5) expect(again.body.status).toBe('pending')
    else {
      expectProblem(again, 409, 'result_rejected_thrice')
      expect(again.text).toContain('This result was rejected three times. Contact support.')
    }
  }
  await control.settle()
  const { body } = await client.call(listNotifications, { query: {} })
  expect(body.items[0]).toMatchObject({ title: 'We could not verify your result', href: '/my-results' })
  expect((await control.mail(email, 'We could not verify your result')).text).toContain(decision)
})

test('a pro exports every own result, formulas disarmed, and a competitor exports none', async () => {
  const { client, userId } = await pro()
  await putResult(userId, world, { notes: '=1+1' })
  await control.settle()
  const { body } = await client.call(exportResults, { body: {} })
  const [head = '', row = ''] = body.csv.split('\r\n')
  expect(body.rows).toBe(1)
  expect(head).toContain('Event,Day,City')
  expect(row).toContain('151.30')
  expect(row).toContain("'=1+1")
  expectProblem(await (await competitor()).client.call(exportResults, { body: {} }), 403, 'permission')
})

test('two administrators who verify at once make one verification', async () => {
  const { client, userId } = await pro()
  const [result, ...admins] = await Promise.all([
    putResult(userId, world),
    ...Array.from({ length: 4 }, () => anAdministrator(url)),
  ])
  const answers = await Promise.all(admins.map((one) => verify(one, result)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await stored(result.id)).toMatchObject({ status: 'verified', version: 2 })
  await control.settle()
  const { body } = await client.call(listNotifications, { query: {} })
  expect(body.items.filter(({ title }) => title === 'Your result is verified')).toHaveLength(1)
  const refused = await admin.call(rejectResult, {
    ...named(result),
    body: { revision: 1, decision: 'The sheet shows another name.' },
  })
  expectProblem(refused, 409, 'result_decided')
})

test('no one verifies an own result, or one they typed in without a reason', async () => {
  const adminId = userIdOf(admin)
  const mine = await putResult(adminId, world)
  const refused = await verify(admin, mine)
  expectProblem(refused, 403, 'own_result')
  expect(refused.text).toContain('Someone else must verify this result.')
  const { userId } = await pro()
  const typed = await putResult(userId, world, { submittedBy: adminId })
  expectProblem(await verify(admin, typed), 422, 'reason_needed')
  expectSuccess(await verify(admin, typed, 1, 'The printout lies at the desk.'))
  expect(await stored(typed.id)).toMatchObject({ verifiedAs: 'submitter' })
})

test('members without the permission verify nothing', async () => {
  const { client } = await pro()
  const result = await putResult((await pro()).userId, world)
  expectProblem(await verify(client, result), 403, 'permission')
})

test('those who verify see what waits, the oldest first, and a correction with what counts', async () => {
  const { userId } = await pro()
  const old = await putResult(userId, world, { submittedAt: '2020-01-01T00:00:00.000Z' })
  const [first] = (await admin.call(listPendingResults, { query: { leagueId: world.leagueId } })).body.items
  expect(first).toMatchObject({ id: old.id, className: expect.any(String), isTeammate: false })
})

test('evidence is read by its owner and by verifiers, through a link, and by no one else', async () => {
  const { client } = await pro()
  const uploads = await Promise.all(
    [1, 2].map(() => uploadFile(client, png(20, 20), 'image/png', 'result-evidence')),
  )
  const { body } = await report(client, { evidenceUploadIds: uploads })
  expect(body.evidence).toHaveLength(2)
  const [file = ''] = body.evidence
  const asked = { ...named(body), body: { file } }
  for (const reader of [client, admin]) {
    const { url: link } = (await reader.call(createEvidenceLink, asked)).body
    expect((await fetch(link)).status).toBe(200)
  }
  expectProblem(await (await pro()).client.call(createEvidenceLink, asked), 404, 'result_not_found')
  const removed = await client.call(changeResult, {
    ...named(body),
    body: { removeEvidence: [file], version: 1 },
  })
  expect(removed.body.evidence).toEqual(body.evidence.slice(1))
  expectProblem(await client.call(createEvidenceLink, asked), 404, 'evidence_not_found')
})

test('what counts stays without its member when they leave, what waits goes, and a member has a copy of both', async () => {
  const { userId } = await pro()
  const counting = await putResult(userId, world, { status: 'verified', notes: 'Call me at 555.' })
  const waiting = await putResult(userId, world)
  await control.settle()
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error('The member is gone.')
  const files = await collectData(user, await control.now())
  const copied = JSON.parse(new TextDecoder().decode(files['data/competition-result.json']))
  expect(copied.map(({ id }: CompetitionResult) => id)).toEqual(
    expect.arrayContaining([counting.id, waiting.id]),
  )
  await eraseAccount(user.id, await control.now())
  expect(await stored(counting.id)).toMatchObject({ status: 'verified', notes: '' })
  expect((await stored(counting.id))?.competitorId).not.toBe(userId)
  expect(await stored(waiting.id)).toBeUndefined()
  const shown = await visitor.call(getResult, named(counting))
  expect(shown.body.competitorName).toBe('Former member')
})
