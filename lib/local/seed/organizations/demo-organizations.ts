import {
  organizationInviteKey,
  type StoredInvite,
} from '#core/organizations/organizations/organization-invites.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { platformOrganization } from '#lib/deploy/platform-organization.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { organizationPicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import type {
  Organization,
  OrganizationPerson,
  OrganizationRole,
} from '#shared/organizations/organizations/organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Sheet = Pick<Organization, 'name' | 'type' | 'description' | 'city' | 'status'> &
  Partial<Pick<Organization, 'state' | 'website' | 'contactEmail' | 'contactPhone' | 'reason'>> & {
    daysOld: number
    daysInStatus?: number
    /** Demo accounts and numbered members, the owner first; nobody where no one has claimed it. */
    people: readonly [who: string, role: OrganizationRole][]
  }

const sheets: readonly Sheet[] = [
  {
    name: 'River City Sound-Off',
    type: 'promoter',
    description:
      'Three shows a year on the Louisville waterfront, with metered lanes from street stock to extreme and a sound quality tent beside them. Gates open at 8, the last run is before sunset, and results are up the same evening.',
    website: 'https://rivercity-soundoff.example',
    contactEmail: 'shows@rivercity-soundoff.example',
    contactPhone: '+15025550134',
    city: 'Louisville',
    state: 'KY',
    status: 'active',
    daysOld: 640,
    people: [
      ['organizer', 'owner'],
      ['pro', 'manager'],
      ['member', 'editor'],
    ],
  },
  {
    name: 'Copperline Meter Association',
    type: 'sanctioning_body',
    description:
      'Rules and calibrated meters for shows between Phoenix and El Paso. We check every meter in spring, publish what we found, and answer questions about a class before a show rather than after it.',
    website: 'https://copperline-meters.example',
    contactEmail: 'rules@copperline-meters.example',
    city: 'Phoenix',
    state: 'AZ',
    status: 'active',
    daysOld: 520,
    people: [],
  },
  {
    name: 'Lakeshore Lows Network',
    type: 'team_network',
    description:
      'Eleven teams around Lake Michigan that share trailers, batteries, and a calendar. If you are new in the area and look for a team, we know who has a seat.',
    website: 'https://lakeshore-lows.example',
    contactPhone: '+14145550177',
    city: 'Milwaukee',
    state: 'WI',
    status: 'active',
    daysOld: 390,
    people: [],
  },
  {
    name: 'Bluegrass Bass League',
    type: 'club',
    description:
      'We meet on the second Saturday of the month behind the old rail depot, measure what everyone has built over the winter, and grill afterwards. Guests and first builds are welcome.',
    website: 'https://bluegrass-bass.example',
    contactEmail: 'hello@bluegrass-bass.example',
    contactPhone: '+15025550162',
    city: 'Louisville',
    state: 'KY',
    status: 'active',
    daysOld: 455,
    people: [
      ['juniper.alwood', 'owner'],
      ['cassius.dray', 'manager'],
      ['rusk.haldeman', 'editor'],
    ],
  },
  {
    name: 'Piedmont Judges Guild',
    type: 'school',
    description:
      'Two weekends that make you a lane judge: the meter, the seat positions, the sheet, and how to say no to a friend. Courses in Charlotte in March and in October, with a test lane on both days.',
    website: 'https://piedmont-judges.example',
    contactEmail: 'courses@piedmont-judges.example',
    city: 'Charlotte',
    state: 'NC',
    status: 'pending',
    daysOld: 12,
    daysInStatus: 2,
    people: [
      ['bastian.crewe', 'owner'],
      ['calla.renwright', 'manager'],
    ],
  },
  {
    name: 'Gulf Line Promotions',
    type: 'promoter',
    description:
      'Night shows along the Gulf coast from Tampa to Mobile. Two lanes, a demo row, and a live act between the last class and the awards.',
    website: 'https://gulfline-promotions.example',
    contactPhone: '+18135550119',
    city: 'Tampa',
    state: 'FL',
    status: 'suspended',
    reason:
      'Entrants of two shows were promised refunds that they did not get. Send us the receipts, and we will open your page again.',
    daysOld: 310,
    daysInStatus: 18,
    people: [['dario.vellacourt', 'owner']],
  },
  {
    name: 'Glass City Sound Club',
    type: 'club',
    description:
      'Eight seasons of parking lot meets in Toledo. We have stopped, because four of us moved away in one summer; the shows and their results stay here.',
    website: 'https://glasscity-sound.example',
    city: 'Toledo',
    state: 'OH',
    status: 'archived',
    daysOld: 700,
    daysInStatus: 75,
    people: [
      ['bettina.krolle', 'owner'],
      ['kofi.ambersley', 'editor'],
    ],
  },
  {
    name: 'Cascade Meter Library',
    type: 'other',
    description: 'We lend meters and microphones to small shows in the Northwest.',
    city: 'Portland',
    state: 'OR',
    status: 'draft',
    daysOld: 5,
    people: [['maren.whitlocke', 'owner']],
  },
]

const idAt = (createdAt: string, name: string) => deriveId('org', createdAt, name) as Organization['id']

/** The organization of a name, for what belongs to it. */
export function demoOrganizationId(name: string, now: string): Organization['id'] {
  const sheet = sheets.find((one) => one.name === name)
  if (!sheet) throw new Error(`No organization of the demo is called ${name}`)
  return idAt(addTime(now, { days: -sheet.daysOld }), name)
}

const picture = (organization: Organization, turn: number): Organization => ({
  ...organization,
  logoUrl: organizationPicture(organization, turn),
})

/** Organizations of every type and status: two wait for an owner, one for a review. */
export function demoOrganizations(now: string) {
  const platform = platformOrganization(addTime(now, { days: -730 }))
  const organizations = [picture(platform, 0)]
  const people: OrganizationPerson[] = []
  for (const { people: named, daysOld, daysInStatus = daysOld, ...fields } of sheets) {
    const createdAt = addTime(now, { days: -daysOld })
    const statusSince = addTime(now, { days: -daysInStatus })
    const id = idAt(createdAt, fields.name)
    const organization: Organization = {
      ...fields,
      id,
      statusSince,
      ownerCount: named.filter(([, role]) => role === 'owner').length,
      peopleCount: named.length,
      createdAt,
      updatedAt: statusSince,
      version: 1,
    }
    organizations.push(picture(organization, organizations.length))
    people.push(
      ...named.map(
        ([who, role], index): OrganizationPerson => ({
          organizationId: id,
          userId: idOf(who),
          role,
          since: addTime(createdAt, { days: index }),
          version: 1,
        }),
      ),
    )
  }
  return { organizations, people, invites: invitesOf(organizations, now) }
}

const idOf = (who: string) => demoUserId(demoEmail(who))

function invitesOf(organizations: readonly Organization[], now: string): StoredInvite[] {
  const organization = organizations.find(({ name }) => name === 'River City Sound-Off')
  if (!organization) return []
  const toEmail = demoEmail('calla.renwright')
  const createdAt = addTime(now, { days: -3 })
  return [
    {
      ...organizationInviteKey(organization.id, toEmail),
      role: 'manager',
      by: idOf('organizer'),
      toEmail,
      createdAt,
      expiresAt: addTime(createdAt, { days: 14 }),
      version: 1,
    },
  ]
}
