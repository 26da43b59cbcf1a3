import { expect } from 'vitest'
import { getClassWork, listClasses } from '#shared/competitions/competitions/contract.ts'
import { addStaff } from '#shared/events/event-staff/contract.ts'
import { getEventRole } from '#shared/events/event-staff/helping-contract.ts'
import { createEvent, publishEvent } from '#shared/events/events/own-contract.ts'
import { previewEntry } from '#shared/events/registrations/contract.ts'
import { listStandingClasses } from '#shared/leaderboard/standings/contract.ts'
import { createOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { updateLeagueOfOrganization } from '#shared/rules/leagues/contract.ts'
import { getOwnDeskSettings } from '#shared/support/support-desks/contract.ts'
import { liveEvent } from '#test/support/desk.ts'
import { putPublished, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putLeague, putRulebook, putSeason } from '#test/support/leagues.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { putVehicle } from '#test/support/registrations.ts'
import { findsInDirectory, showsBusinessName } from './competitor-proofs.ts'
import type { PlanBuyer, Proofs } from './plan-buyer.ts'

/** An organization of the buyer, and one of a member without the plan. */
const twoOrganizations = async ({ userId, free }: PlanBuyer) => {
  const [mine, other] = await Promise.all([
    putOrganization([[userId, 'owner']]),
    putOrganization([[free.userId, 'owner']]),
  ])
  return { mine: mine.id, other: other.id }
}

export const organizationProofs = {
  'Events with classes and paid entries': async ({ client, free }) => {
    const body = someEvent({ classes: [someClass('S1', { feeCents: 1500 })] })
    const drafted = await client.call(createEvent, { body })
    expectSuccess(drafted)
    const { id: eventId, version } = drafted.body
    expectSuccess(await client.call(publishEvent, { params: { eventId }, body: { version } }))
    const vehicle = await putVehicle(free.userId)
    const entries = [{ classKey: 'S1' as const, vehicleId: vehicle.id }]
    const priced = await free.client.call(previewEntry, { params: { eventId }, body: { entries } })
    expectSuccess(priced)
    expect(priced.body.totalCents).toBe(4500)
    expectProblem(await free.client.call(createEvent, { body }), 403, 'not_an_organizer')
  },
  'Live score entry and published results': async ({ client, userId, visitor, free }) => {
    const { id, versionNo } = await putRulebook((await putLeague()).id, { status: 'published' })
    const { id: eventId } = await liveEvent(
      userId,
      { classes: [someClass('S1')] },
      { rulebook: { rulebookId: id, versionNo } },
    )
    const params = { eventId, classKey: 'S1' as never }
    expectSuccess(await client.call(getClassWork, { params }))
    expect((await free.client.call(getClassWork, { params })).status).toBeGreaterThanOrEqual(403)
    const shown = await visitor.call(listClasses, { params: { eventId } })
    expectSuccess(shown)
    expect(shown.text).toContain('"S1"')
  },
  'Season points and leaderboards': async (of) => {
    const { mine } = await twoOrganizations(of)
    const league = await putLeague({ organizationId: mine })
    const params = { leagueId: league.id }
    const body = { name: 'River League', abbreviation: 'RVL', memberNumbers: true, version: league.version }
    expectSuccess(await of.client.call(updateLeagueOfOrganization, { params, body }))
    expectProblem(
      await of.free.client.call(updateLeagueOfOrganization, { params, body }),
      404,
      'league_not_found',
    )
    const { id: seasonId } = await putSeason(league.id, { status: 'active' })
    expectSuccess(await of.visitor.call(listStandingClasses, { params: { seasonId } }))
  },
  'Support desk for your members': async (of) => {
    const { mine, other } = await twoOrganizations(of)
    const desk = (organizationId: typeof mine) => ({ params: { organizationId } })
    expectSuccess(await of.client.call(getOwnDeskSettings, desk(mine)))
    expect((await of.free.client.call(getOwnDeskSettings, desk(other))).status).toBeGreaterThanOrEqual(403)
  },
  'Roles for officials': async ({ client, userId, free }) => {
    const { id: eventId } = await putPublished(userId)
    const params = { eventId }
    const body = { email: free.email, role: 'judge' as const, classKeys: [] }
    expectSuccess(await client.call(addStaff, { params, body }))
    expectSuccess(await client.call(getEventRole, { params }))
    expectProblem(await free.client.call(addStaff, { params, body }), 403, 'not_organizer')
  },
  'Member communication': async (of) => {
    const { mine, other } = await twoOrganizations(of)
    const news = (organizationId: typeof mine) => ({
      params: { organizationId },
      body: { subject: 'See you in June' },
    })
    expectSuccess(await of.client.call(createOrganizationNews, news(mine)))
    const refused = await of.free.client.call(createOrganizationNews, news(other))
    expect(refused.status).toBeGreaterThanOrEqual(403)
  },
  'Public profile under your organization’s name': showsBusinessName,
  'Searchable by name, membership and state': findsInDirectory(({ companyName }) => ({
    q: companyName,
    type: 'organization',
    state: 'AZ',
  })),
} as const satisfies Proofs
