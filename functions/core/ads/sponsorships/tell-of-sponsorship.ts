import { listRoster } from '#core/community/teams/list-roster.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import {
  otherSide,
  requestDays,
  type SponsorSide,
  type Sponsorship,
} from '#shared/ads/sponsorships/sponsorship.ts'
import { sponsorshipsPath, teamSponsorsPath } from '#shared/ads/sponsorships/sponsorship-paths.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { mayEdit } from '#shared/community/teams/team-roles.ts'
import { answerersOf, type Sponsor } from './find-sponsor.ts'

type Both = { team: Team; sponsor: Sponsor }

/** `message` goes on after a name in a mail, so it begins small unless with a name. */
type News = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** One commit takes no more. */
const mostTold = 8

/** Tells the other side of what one side did. A request that was withdrawn needs no answer any more. */
export async function tellOfSponsorship(
  { side, actor, ...both }: Both & { side: SponsorSide; actor: { userId: string } },
  after: Sponsorship,
  now: string,
): Promise<Write[]> {
  if (after.endedHow === 'withdrawn') return []
  return tellSide(both, otherSide(side), newsOf(both, side, after), { after, but: actor.userId }, now)
}

/** Tells both sides that one of them has left the site. */
export const tellOfEnd = async (
  both: Both,
  gone: SponsorSide,
  after: Sponsorship,
  now: string,
): Promise<Write[]> => tellSide(both, otherSide(gone), newsOf(both, gone, after), { after }, now)

function newsOf({ team, sponsor }: Both, by: SponsorSide, { status, endedHow }: Sponsorship): News {
  const [who, whom] =
    by === 'team' ? [`The team ${team.name}`, sponsor.name] : [sponsor.name, `the team ${team.name}`]
  if (status === 'open')
    return {
      type: 'info',
      title: by === 'team' ? 'A team asks for your sponsorship' : 'A sponsor for your team',
      message:
        by === 'team'
          ? `${who} names ${whom} as its sponsor if you accept. The request is open for ${requestDays} days.`
          : `${who} offers to sponsor ${whom}. The offer is open for ${requestDays} days.`,
    }
  if (status === 'active')
    return {
      type: 'success',
      title: 'Sponsorship started',
      message: `${who} accepted. ${sponsor.name} is a sponsor of the team ${team.name}, and both pages say so.`,
    }
  if (endedHow === 'declined')
    return { type: 'warning', title: 'A sponsorship was declined', message: `${who} declined.` }
  return {
    type: 'warning',
    title: 'A sponsorship has ended',
    message:
      endedHow === 'gone'
        ? `${who} is no longer on the site. The sponsorship with ${whom} has ended.`
        : `${who} ended the sponsorship with ${whom}.`,
  }
}

type Told = { after: Sponsorship; but?: string }

/** Nothing arrives at accounts that leave. */
async function tellSide(
  { team, sponsor }: Both,
  side: SponsorSide,
  { title, message, type }: News,
  { after, but }: Told,
  now: string,
): Promise<Write[]> {
  const ids = side === 'team' ? await leadersOf(team) : await answerersOf(sponsor)
  const href = side === 'team' ? teamSponsorsPath(team.id) : sponsorshipsPath(sponsor.id)
  const kind = after.status === 'open' ? 'sponsorship_request' : 'sponsorship_change'
  const people = await usersById(ids.filter((id) => id !== but).slice(0, mostTold), { consistent: true })
  return [...people.values()]
    .filter(({ deletionDueAt, status }) => !deletionDueAt && status !== 'suspended')
    .flatMap(({ id: userId, email, firstName }) => [
      ...notify({ userId, kind, type, title, message, href }, now),
      ...queueMail(
        {
          toEmail: email,
          templateId: 'sponsorship-news',
          data: { firstName, title, message, path: href },
          priority: 'normal',
        },
        now,
      ),
    ])
}

/** Its owner first. Those who lead it for its organization find it on its page. */
async function leadersOf({ id, ownerId }: Team): Promise<string[]> {
  const leaders = (await listRoster(id)).filter(({ role }) => mayEdit(role)).map(({ userId }) => userId)
  return [...new Set([ownerId, ...leaders])]
}
