import { expect, test } from 'vitest'
import { cases } from '#core/platform/reports/cases.ts'
import { getPost } from '#shared/community/feed/contract.ts'
import { getOwnTeam, getTeam, listMyTeams, listTeams, updateTeam } from '#shared/community/teams/contract.ts'
import { answerTeamInvite, inviteToTeam, requestToJoin } from '#shared/community/teams/members-contract.ts'
import { search } from '#shared/content/search/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport } from '#shared/platform/reports/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putInvite, putTeam, teamFields } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

async function decide(caseId: `cas_${string}`, decision: 'upheld' | 'dismissed', reason: string) {
  const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } }))
  await control.settle()
}

/** A team of two, with a report of it. */
async function reported() {
  const [owner, member, reporter] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const team = await putTeam(owner.userId, { joining: 'open' }, [[member.userId, 'member']])
  const subject = { type: 'team', id: team.id } as const
  const caseId = await reportBy(reporter.client, subject)
  return { owner, member, reporter, team, subject, caseId, params: { teamId: team.id } }
}

test('a removed team is nowhere on the site, and comes back when it is kept after all', async () => {
  const { owner, reporter, team, subject, caseId, params } = await reported()
  const post = await putPost(owner.userId, {
    type: 'team_founded',
    title: `Created the team ${team.name}`,
    about: { type: 'team', id: team.id, href: `/team/${team.id}` },
  })
  const shown = async () => {
    await control.settle()
    const listed = await everyItem(visitor, listTeams, { query: { state: 'AZ' } })
    const found = (await visitor.call(search, { query: { q: team.name } })).body.items
    const answers = await Promise.all([
      visitor.call(getTeam, { params }),
      visitor.send({ path: `/team/${team.id}` }),
      reporter.client.call(getOwnTeam, { params }),
      reporter.client.call(getPost, { params: { postId: post.id } }),
    ])
    return {
      listed: listed.filter(({ id }) => id === team.id).length,
      found: found.filter(({ url: at }) => at === `/team/${team.id}`).length,
      statuses: answers.map(({ status }) => status),
    }
  }
  const all = { listed: 1, found: 1, statuses: [200, 200, 200, 200] }
  expect(await shown()).toEqual(all)
  await decide(caseId, 'upheld', 'An offensive name.')
  expect(await shown()).toEqual({ listed: 0, found: 0, statuses: [404, 404, 404, 404] })
  const again = await reporter.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(again, 404, 'subject_not_found')
  await decide(caseId, 'dismissed', 'It has another name now.')
  expect(await shown()).toEqual(all)
  const { items } = (await owner.client.call(listNotifications, {})).body
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'team_moderated', title: 'Your team is on the site again' },
    {
      kind: 'team_moderated',
      title: 'Your team was taken off the site',
      message: `An administrator removed ${team.name}: An offensive name.`,
    },
  ])
})

test('its members keep a removed team and change its texts, and no one joins it', async () => {
  const { owner, member, reporter, team, caseId, params } = await reported()
  const invited = await feedMember(url)
  await putInvite(team, invited.userId)
  await decide(caseId, 'upheld', 'An offensive name.')
  const mine = (await member.client.call(getOwnTeam, { params })).body
  expect(mine).toMatchObject({ role: 'member', team: { removed: { reason: 'An offensive name.' } } })
  const fields = teamFields({ name: `Nicer ${team.name}` })
  const changed = await owner.client.call(updateTeam, {
    params,
    body: { ...fields, version: mine.team.version },
  })
  expectSuccess(changed)
  expect(changed.body.team).toMatchObject({ name: fields.name, removed: { reason: 'An offensive name.' } })
  expectProblem(await reporter.client.call(requestToJoin, { params, body: {} }), 404, 'team_not_found')
  const accepted = await invited.client.call(answerTeamInvite, { params, body: { accepts: true } })
  expectProblem(accepted, 404, 'team_not_found')
  expect((await invited.client.call(listMyTeams, {})).body.pending).toEqual([])
  const email = reporter.email
  expectProblem(await owner.client.call(inviteToTeam, { params, body: { email } }), 409, 'team_removed')
})

test('no number of reports hides a team, and its owner cannot report it', async () => {
  const { owner, subject, params } = await reported()
  for (let count = 0; count < 3; count++) await reportBy((await feedMember(url)).client, subject)
  expectSuccess(await visitor.call(getTeam, { params }))
  const own = await owner.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(own, 403, 'own_subject')
})
