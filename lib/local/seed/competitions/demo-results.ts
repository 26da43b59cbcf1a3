import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { competes } from '#lib/local/seed/events/demo-member-vehicles.ts'
import { demoLeagueIds } from '#lib/local/seed/rules/demo-leagues.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { demoSeasonIds } from '#lib/local/seed/rules/demo-seasons.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Said = Partial<Pick<CompetitionResult, 'status' | 'place' | 'notes' | 'decision'>> & {
  /** The owner: an account, or a guest in a file. */
  email?: string
  guest?: string
  event: readonly [name: string, city: string, state: string]
  hundredths: number
  daysBefore: number
  hoursAgo: number
}

const shows = [
  ['Desert Pressure Day', 'Tucson', 'AZ'],
  ['Bayou Bass Weekend', 'Lafayette', 'LA'],
  ['Ridge Road Sound-Off', 'Knoxville', 'TN'],
  ['Lakefront Loud Night', 'Toledo', 'OH'],
] as const

const pro = 'pro@demo.test'
const member = 'member@demo.test'

/**
 * The results of the demo accounts: verified, waiting and refused; one that can still be changed, and one
 * that cannot.
 */
const own: readonly Said[] = [
  {
    email: pro,
    event: ['Sonoran Spring Meet', 'Mesa', 'AZ'],
    hundredths: 15130,
    daysBefore: 64,
    hoursAgo: 1500,
    place: 1,
    status: 'verified',
  },
  {
    email: pro,
    event: ['Copper State Sound-Off', 'Phoenix', 'AZ'],
    hundredths: 15092,
    daysBefore: 36,
    hoursAgo: 840,
    place: 2,
    status: 'verified',
  },
  { email: pro, event: shows[0], hundredths: 15215, daysBefore: 6, hoursAgo: 90, place: 1 },
  {
    email: pro,
    event: ['High Desert Showdown', 'Kingman', 'AZ'],
    hundredths: 15870,
    daysBefore: 20,
    hoursAgo: 450,
    status: 'rejected',
    decision: 'The picture shows another vehicle. Add the score sheet of your run.',
  },
  { email: member, event: shows[3], hundredths: 13940, daysBefore: 1, hoursAgo: 3, place: 4 },
  {
    email: member,
    event: ['Miami Valley Meet', 'Dayton', 'OH'],
    hundredths: 13810,
    daysBefore: 5,
    hoursAgo: 72,
    notes: 'Windows up, engine running.',
  },
]

/** Results of people without an account, as an administrator brought them in from sheets. */
const guests: readonly Said[] = [
  { guest: 'Ellis Marchbanks', event: shows[2], hundredths: 14120, daysBefore: 12, hoursAgo: 280, place: 2 },
  { guest: 'Ottoline Graves', event: shows[2], hundredths: 13655, daysBefore: 12, hoursAgo: 280, place: 5 },
  { guest: 'Renzo Falkner', event: shows[1], hundredths: 13980, daysBefore: 11, hoursAgo: 255, place: 3 },
].map((said) => ({ ...said, status: 'verified' as const }))

const waitingOfOthers = 9
const lowest = 13200
const highest = 20_000
const step = 137

/** Results that other members reported and that wait. */
const others = (now: string): Said[] =>
  demoMembers(now)
    .filter(competes)
    .slice(0, waitingOfOthers)
    .map(({ email }, at) => ({
      email,
      event: shows[at % shows.length] ?? shows[0],
      hundredths: lowest + at * step,
      daysBefore: 9 + (at % shows.length),
      hoursAgo: 20 + at * 17,
      ...(at % 3 === 0 && { place: 1 + at }),
    }))

/** Results that members reported of events elsewhere, in every state. */
export function demoResults(now: string): CompetitionResult[] {
  const leagueId = demoLeagueIds.pressure
  const classes =
    demoRulebooks(now)
      .find((rulebook) => rulebook.leagueId === leagueId)
      ?.classes.filter(({ formatKey }) => formatKey === 'average') ?? []
  return [...own, ...guests, ...others(now)].flatMap((said) => {
    const { email, guest, event, hundredths, daysBefore, hoursAgo, status = 'pending', ...more } = said
    // The smallest class that holds the score.
    const found = classes
      .toSorted((a, b) => (a.ceilingHundredths ?? highest) - (b.ceilingHundredths ?? highest))
      .find(({ ceilingHundredths = highest }) => hundredths <= ceilingHundredths)
    if (!found) return []
    const [eventName, city, state] = event
    const submittedAt = addTime(now, { hours: -hoursAgo })
    const eventOn = addTime(now, { days: -daysBefore }).slice(0, 10)
    const userId = email && demoUserId(email)
    const admin = demoUserId('admin@demo.test')
    const isDecided = status !== 'pending'
    return {
      id: deriveId('res', submittedAt, `${email ?? guest} ${eventName}`) as CompetitionResult['id'],
      source: guest ? ('import' as const) : ('member' as const),
      elsewhere: { eventName, eventOn, city, state },
      leagueId,
      // The season is that of this year.
      ...(eventOn.slice(0, 4) === now.slice(0, 4) && { seasonId: demoSeasonIds.pressure }),
      classKey: found.key,
      score: { sumHundredths: hundredths, judges: 1 },
      notes: '',
      ...more,
      eventOn,
      ...(userId ? { competitorId: userId } : { guest: { name: guest ?? '' } }),
      isZero: false,
      status,
      evidence: [],
      submittedBy: userId || admin,
      submittedAt,
      ...(isDecided && {
        decidedBy: admin,
        decidedAt: addTime(submittedAt, { hours: 5 }),
      }),
      rejections: status === 'rejected' ? 1 : 0,
      revision: 1,
      createdAt: submittedAt,
      updatedAt: submittedAt,
      version: 1,
    }
  })
}
