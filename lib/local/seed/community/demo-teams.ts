import type { StoredInvite } from '#core/community/teams/team-invites.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoOrganizationId } from '#lib/local/seed/organizations/demo-organizations.ts'
import { teamPicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import { inviteEnds } from '#shared/community/teams/open-invite.ts'
import type { Team, TeamJoining, TeamMembership, TeamRole } from '#shared/community/teams/team.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Sheet = {
  name: string
  tag: string
  city: string
  state: string
  bio: string
  joining: TeamJoining
  capacity: number
  daysOld: number
  /** Demo accounts and numbered members, the owner first. */
  people: readonly [who: string, role: TeamRole][]
  archived?: true
}

const sheets: readonly Sheet[] = [
  {
    name: 'Desert Pressure',
    tag: 'DPR',
    city: 'Mesa',
    state: 'AZ',
    bio: 'Walls, wire and water bottles. We test on the first Saturday of the month and share every number.',
    joining: 'approval',
    capacity: 12,
    daysOld: 410,
    people: [
      ['pro', 'owner'],
      ['rafe.stonemark', 'co_owner'],
      ['idris.calloway.fenn', 'moderator'],
      ['pia.sandoverre', 'member'],
      ['yesenia.duvalier.roe', 'member'],
    ],
  },
  {
    name: 'River City Lows',
    tag: 'RCL',
    city: 'Louisville',
    state: 'KY',
    bio: 'The team behind the waterfront shows. New to the lanes? You get a buddy for your first season.',
    joining: 'open',
    capacity: 50,
    daysOld: 700,
    people: [
      ['organizer', 'owner'],
      ['cassius.dray', 'moderator'],
      ['rusk.haldeman', 'member'],
      ['calla.renwright', 'member'],
    ],
  },
  {
    name: 'Four Corner Decibels',
    tag: 'FCD',
    city: 'Tulsa',
    state: 'OK',
    bio: 'Four vehicles, one trailer, no room for a fifth.',
    joining: 'open',
    capacity: 4,
    daysOld: 300,
    people: [
      ['silas.varrowby', 'owner'],
      ['marlo.quenneth', 'co_owner'],
      ['hattie.ploughwright', 'member'],
      ['gus.overby', 'member'],
    ],
  },
  {
    name: 'Lone Star Sealed',
    tag: 'LSS',
    city: 'Houston',
    state: 'TX',
    bio: 'Sealed boxes only. Sound quality first, then the meter.',
    joining: 'invite',
    capacity: 20,
    daysOld: 220,
    people: [
      ['noor.eastlake', 'owner'],
      ['emeka.strandholt', 'moderator'],
      ['perla.montejano', 'member'],
    ],
  },
  {
    name: 'Northern Transients',
    tag: 'NT',
    city: 'Duluth',
    state: 'MN',
    bio: 'Cold starts, fresh batteries, and a long drive to every show.',
    joining: 'approval',
    capacity: 30,
    daysOld: 150,
    people: [
      ['magnus.thrale', 'owner'],
      ['benno.karstell', 'co_owner'],
      ['linnea.ostraat', 'member'],
      ['sunniva.greel', 'member'],
    ],
  },
  {
    name: 'Rust Belt Rattle',
    tag: 'RBR',
    city: 'Toledo',
    state: 'OH',
    bio: 'We ran two seasons together. Thanks to everyone who held a door shut for us.',
    joining: 'invite',
    capacity: 10,
    daysOld: 800,
    people: [
      ['bettina.krolle', 'owner'],
      ['kofi.ambersley', 'member'],
      ['member', 'member'],
    ],
    archived: true,
  },
]

const idOf = (who: string) => demoUserId(demoEmail(who))

/** Teams of every kind: one is full, one has a request and an invitation, one has ended. */
export function demoTeams(now: string) {
  const teams: Team[] = []
  const memberships: TeamMembership[] = []
  for (const { people, daysOld, archived, ...fields } of sheets) {
    const createdAt = addTime(now, { days: -daysOld })
    const id = deriveId('tea', createdAt, fields.name) as Team['id']
    const archivedAt = addTime(now, { days: -60 })
    teams.push({
      ...fields,
      id,
      ownerId: idOf(people[0]?.[0] ?? ''),
      ...(fields.name === 'River City Lows' && {
        organizationId: demoOrganizationId('River City Sound-Off', now),
      }),
      logoUrl: teamPicture({ id }, teams.length),
      status: archived ? 'archived' : 'active',
      ...(archived && { archivedAt }),
      memberCount: archived ? 0 : people.length,
      createdAt,
      updatedAt: archived ? archivedAt : createdAt,
      version: 1,
    })
    memberships.push(
      ...people.map(
        ([who, role], index): TeamMembership => ({
          teamId: id,
          userId: idOf(who),
          role,
          from: addTime(createdAt, { days: index * 21 }),
          ...(archived && { until: archivedAt }),
          version: 1,
        }),
      ),
    )
  }
  return { teams, memberships, invites: invitesOf(teams, now) }
}

function invitesOf(teams: readonly Team[], now: string): StoredInvite[] {
  const team = teams.find(({ name }) => name === 'Desert Pressure')
  if (!team) return []
  const asked = addTime(now, { days: -2 })
  const invited = addTime(now, { days: -4 })
  const ofTeam = { teamId: team.id, version: 1 }
  return [
    {
      ...ofTeam,
      userId: idOf('teo.marchbanks'),
      kind: 'request',
      by: idOf('teo.marchbanks'),
      note: 'I moved to Mesa in the spring, and I run two 12s in street class.',
      createdAt: asked,
      expiresAt: inviteEnds(asked),
    },
    {
      ...ofTeam,
      userId: idOf('member'),
      kind: 'invite',
      by: idOf('pro'),
      toEmail: 'member@demo.test',
      note: 'We have a seat in the trailer for you.',
      createdAt: invited,
      expiresAt: inviteEnds(invited),
    },
  ]
}
