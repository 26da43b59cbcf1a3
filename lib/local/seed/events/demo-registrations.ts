import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import {
  type ClassSheet,
  placedEmail,
  verifiedEvents,
} from '#lib/local/seed/competitions/demo-class-sheets.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { Vehicle, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'
import { demoEntry } from './demo-entry.ts'
import { demoEvents } from './demo-events.ts'
import { competes } from './demo-member-vehicles.ts'
import { cameAt, hasNumber, type Standing, standing } from './demo-standing.ts'
import { demoVehicles } from './demo-vehicles.ts'

type Named = { account: string; as: Standing; vehicles?: readonly string[]; daysAgo?: number }
type Guest = { name: string; state: string; as: Standing }
/**
 * The people who entered an event: accounts of the demo, as many other members as are listed, and guests at
 * the gate. Everyone without a wall may also be in a class for sound quality, and every member who came in
 * one of pairs.
 */
type Plan = {
  named?: readonly Named[]
  members?: readonly Standing[]
  guests?: readonly Guest[]
  sound?: string
  pairs?: string
}

const times = (count: number, as: Standing): Standing[] => Array.from({ length: count }, () => as)

const pro = (as: Standing, more: Omit<Named, 'account' | 'as'> = {}): Named => ({
  account: 'pro',
  as,
  vehicles: ['Street Civic'],
  ...more,
})

const past = (count: number, ...named: Named[]): Plan => ({
  named,
  members: [...times(count, 'came'), 'due'],
})

/** A class with verified places needs none: everyone who entered was placed. */
const plans: Readonly<Record<string, Plan>> = {
  'Low Water Opener': past(5),
  'Basin Road Bass Day': past(6),
  'Spring Meter Day': past(5),
  'Ore Pier Pressure': past(4),
  'Old Mill Sound-Off': past(6),
  'Midway Gate Finals Warm-Up': past(7),
  'Low Water Midsummer': past(6, pro('came')),
  'Silver Flat Shootout': past(5, pro('came', { vehicles: ['The Wall'] })),
  'Hangar Row Autumn Meet': past(6, { account: 'member', as: 'came' }),
  'Wharf Nine Closer': past(7, pro('came')),
  'River City Lanes': {
    named: [
      pro('came', { vehicles: ['The Wall', 'Street Civic'] }),
      { account: 'organizer', as: 'helper', vehicles: ['Lane Van'] },
    ],
    sound: 'SQ1',
    pairs: 'X1',
    members: [...times(8, 'came'), ...times(4, 'due'), 'withdrawn', 'turned away'],
    guests: [
      { name: 'Walter Pace', state: 'IN', as: 'came' },
      { name: 'Rosa Delgado', state: 'KY', as: 'came' },
      { name: 'Benji Stroud', state: 'OH', as: 'due' },
    ],
  },
  'Bay Four Test Lane Night': { named: [pro('card', { daysAgo: 12 })], members: times(8, 'due') },
  'Sunday Parking Lot Meet': { members: times(9, 'due') },
  'Winter Warm-Up': {
    named: [pro('offered', { daysAgo: 16 }), { account: 'member', as: 'waiting', daysAgo: 3 }],
    members: [...times(11, 'due'), ...times(6, 'waiting')],
  },
  'Holiday Lot Run': { named: [{ account: 'member', as: 'due' }], members: times(21, 'due') },
  'Shop Friends Tuning Night': { members: times(5, 'due') },
  'Crosswind Bass Fair': { members: [...times(3, 'card'), ...times(4, 'cancelled'), 'withdrawn'] },
  'Basin Road Two-Day': {
    named: [pro('due', { vehicles: ['The Wall', 'Quiet Wagon'] })],
    members: times(6, 'due'),
  },
  'Playa Spur Invitational': { named: [pro('due')], members: times(5, 'due') },
  'Evening Pressure Night': {
    named: [pro('due', { vehicles: ['The Wall'], daysAgo: 4 })],
    members: times(3, 'due'),
  },
}

/**
 * Returns the time of the last entry: two days before the event at the latest, and none after it was
 * cancelled.
 */
const lastEntry = ({ startsAt, cancelledAt }: WholeEvent, now: string) =>
  [addTime(startsAt, { days: -2 }), cancelledAt ?? now, now].toSorted()[0] ?? now

/** Cars of guests, as the gate writes them down. */
const typed = (model: string): VehicleSnapshot => ({
  name: model,
  year: 2014,
  make: 'Ford',
  model,
  color: '',
  placement: 'other',
  woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 2 }],
  powerWatts: 1000,
  powerBasis: 'rated',
  ampChannels: 0,
})

const guestCars = ['Focus', 'Ranger', 'Fusion']

/** The entrants of the demo events, each in the order of their numbers. */
export const demoRegistrations = keptFor((now: string): StoredRegistration[] => {
  const accounts = new Map(demoUsers(now).map((user) => [user.email, user]))
  const members = demoMembers(now).filter(competes)
  const garages = Map.groupBy(demoVehicles(now), ({ userId }) => userId)
  const judged = new Map(verifiedEvents(now).map(([{ id }, sheets]) => [id as string, sheets]))
  return demoEvents(now).flatMap((event, index) => {
    const people = { accounts, members, garages, index }
    const sheets = judged.get(event.id)
    if (sheets) return placedOf(event as WholeEvent, sheets, people, now)
    const plan = plans[event.title]
    return plan ? entriesOf(event as WholeEvent, plan, people, now) : []
  })
})

type People = {
  accounts: ReadonlyMap<string, User>
  members: readonly User[]
  garages: ReadonlyMap<string, Vehicle[]>
  index: number
}

/** The placed entrants of a verified event, each in their classes. */
function placedOf(
  event: WholeEvent,
  sheets: readonly ClassSheet[],
  { accounts, members, garages }: People,
  now: string,
): StoredRegistration[] {
  const entered = lastEntry(event, now)
  const who = [...new Set(sheets.flatMap(([, , ...people]) => people))]
  return who.flatMap((one, place) => {
    const email = placedEmail(one)
    const user = accounts.get(email) ?? members.find((member) => member.email === email)
    const garage = garages.get(user?.id ?? '') ?? []
    if (!user || !garage[0]) return []
    const at = addTime(entered, { days: -8, minutes: place * 37 })
    const of = { as: 'came' as const, event, place, number: place + 1, now }
    const vehicleFor = (classKey: string) =>
      garage.find(({ placement }) => (placement === 'cabin') === (classKey === 'SQ1') && placement !== 'wall')
    const classed = sheets.flatMap(([classKey, , ...people]) => {
      const vehicle = vehicleFor(classKey) ?? garage[0]
      return people.includes(one) && vehicle ? [[classKey, vehicle] as const] : []
    })
    return [
      demoEntry(
        {
          event,
          entrant: { user },
          vehicles: [],
          classed,
          at,
          isListed: place % 6 !== 5,
          changes: (registration) => standing(registration, of),
        },
        now,
      ),
    ]
  })
}

function entriesOf(
  event: WholeEvent,
  { named = [], members = [], guests = [], sound, pairs }: Plan,
  people: People,
  now: string,
): StoredRegistration[] {
  const entered = lastEntry(event, now)
  const known = named.flatMap(({ account, as, vehicles, daysAgo }) => {
    const user = people.accounts.get(`${account}@demo.test`)
    return user ? [{ user, as, vehicles, at: addTime(entered, { days: -(daysAgo ?? 6), hours: -2 }) }] : []
  })
  const others = crowd(members.length, people, entered).map((user, place) => ({
    user,
    as: members[place] ?? 'due',
    vehicles: undefined,
    at: addTime(entered, { days: -(place % 8) - 1, minutes: -place * 37 }),
  }))
  const garageOf = (userId: string, names: readonly string[] | undefined): Vehicle[] => {
    const garage = people.garages.get(userId) ?? []
    return names ? garage.filter(({ name }) => names.includes(name)) : garage.slice(0, 1)
  }
  const inOrder = [...known, ...others].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  let number = 0
  const next = (as: Standing) => (hasNumber(as) ? ++number : undefined)
  const made = inOrder.map(({ user, as, vehicles, at }, place) => {
    const of = { as, event, place, number: next(as), now }
    return demoEntry(
      {
        event,
        entrant: { user },
        vehicles: garageOf(user.id, vehicles),
        sound,
        pairs: as === 'came' ? pairs : undefined,
        at,
        isListed: place % 6 !== 5,
        changes: (registration) => standing(registration, of),
      },
      now,
    )
  })
  const walkIns = guests.map(({ as, ...guest }, index) => {
    const place = made.length + index
    const of = { as, event, place, number: next(as), now }
    return demoEntry(
      {
        event,
        entrant: { guest },
        vehicles: [typed(guestCars[index % guestCars.length] ?? 'Focus')],
        at: cameAt(event, place),
        isListed: false,
        changes: (registration) => standing(registration, of),
      },
      now,
    )
  })
  return [...made, ...walkIns]
}

/** Other members for each event: those who had joined by then. */
function crowd(count: number, { members, index }: People, at: string): User[] {
  const joined = members.filter(({ createdAt }) => createdAt < addTime(at, { days: -10 }))
  const from = (index * 5) % Math.max(1, joined.length)
  return [...joined.slice(from), ...joined.slice(0, from)].slice(0, count)
}
