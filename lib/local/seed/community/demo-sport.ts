import { resultPost } from '#core/competitions/competition-results/result-post.ts'
import { recordPost } from '#core/leaderboard/records/record-post.ts'
import { demoPlaces } from '#lib/local/seed/competitions/demo-places.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { lastPosted } from '#shared/competitions/competition-results/place-name.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { demoTeams } from './demo-teams.ts'

/** A post before it is told, with the member it is of. */
export type Told = Pick<StoredPost, 'type' | 'title' | 'about' | 'result'> & { userId: string; at: string }

const mostResults = 36
const mostRecords = 16

const newest = (told: readonly Told[], most: number): Told[] =>
  told.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most)

/** The posts that facts would have made about the shows of the demo. */
export const demoSport = (now: string): Told[] =>
  [
    ...newest(results(now), mostResults),
    ...newest(records(now), mostRecords),
    ...shows(now),
    ...teams(now),
    ...organizations(now),
  ].filter(({ at }) => at < now)

function rulesAt({ rulebook, classKey }: CompetitionClass, now: string) {
  const found = demoRulebooks(now).find(
    ({ id, versionNo }) => id === rulebook?.rulebookId && versionNo === rulebook.versionNo,
  )
  const of = found?.classes.find(({ key }) => key === classKey)
  const format = found?.formats.find(({ key }) => key === of?.formatKey)
  return of && format && { class: of, format }
}

const results = (now: string): Told[] =>
  demoPlaces(now).flatMap(({ event, of, revision }) =>
    revision.entries
      .filter(({ place = 0, isZero }) => !isZero && place <= lastPosted)
      .flatMap((entry): Told[] => {
        const post = resultPost(entry, { event, of, rules: rulesAt(of, now), visibility: 'public' })
        if (!post) return []
        // The winner’s is the newest.
        return [{ ...post, at: addTime(post.createdAt, { seconds: lastPosted - (entry.place ?? 0) }) }]
      }),
  )

/** The scores that beat what their member had reached before, in the order in which they were verified. */
function records(now: string): Told[] {
  const bests = new Map<string, number>()
  const told: Told[] = []
  const classes = demoPlaces(now).toSorted((a, b) => timeOf(a.of).localeCompare(timeOf(b.of)))
  for (const { of, revision } of classes) {
    const rules = rulesAt(of, now)
    for (const { competitorId, score, isZero } of revision.entries) {
      if (!competitorId || !score || isZero || !rules) continue
      const reached = score.sumHundredths / score.judges
      const own = bests.get(`${of.classKey} ${competitorId}`)
      const best = bests.get(of.classKey)
      const isClassRecord = best !== undefined && reached > best
      bests.set(of.classKey, Math.max(reached, best ?? 0))
      bests.set(`${of.classKey} ${competitorId}`, Math.max(reached, own ?? 0))
      if (!isClassRecord && (own === undefined || reached <= own)) continue
      const set = {
        userId: competitorId,
        className: rules.class.name,
        score: showScore(score),
        unit: unitOf(rules.format.kind),
        isClassRecord,
      }
      told.push({ ...recordPost(set), userId: competitorId, at: addTime(timeOf(of), { minutes: 2 }) })
    }
  }
  return told
}

const timeOf = ({ verification, updatedAt }: CompetitionClass) => verification?.at ?? updatedAt

const shows = (now: string): Told[] =>
  demoEvents(now).flatMap((event): Told[] => {
    const { id, title, ownerId, publishedAt } = event
    if (!isListed(event) || !publishedAt) return []
    const about = { type: 'event', id, href: eventPath(id) }
    return [{ userId: ownerId, type: 'event_published', title: `Announced ${title}`, about, at: publishedAt }]
  })

const teams = (now: string): Told[] => {
  const demo = demoTeams(now)
  return demo.memberships.flatMap(({ teamId, userId, role, from }): Told[] => {
    const team = demo.teams.find(({ id, status }) => id === teamId && status === 'active')
    if (!team) return []
    const about = { type: 'team', id: teamId, href: teamPath(teamId) }
    return role === 'owner'
      ? [{ userId, type: 'team_founded', title: `Created the team ${team.name}`, about, at: from }]
      : [{ userId, type: 'team_joined', title: `Joined the team ${team.name}`, about, at: from }]
  })
}

const organizations = (now: string): Told[] => {
  const demo = demoOrganizations(now)
  return demo.people.flatMap(({ organizationId: id, userId, role, since }): Told[] => {
    const organization = demo.organizations.find((one) => one.id === id && one.status === 'active')
    if (!organization || role !== 'owner') return []
    const about = { type: 'organization', id, href: organizationPath(id) }
    const title = `Brought ${organization.name} to Boxrise`
    return [{ userId, type: 'organization_joined', title, about, at: since }]
  })
}
