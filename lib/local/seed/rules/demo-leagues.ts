import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoOrganizationId } from '#lib/local/seed/organizations/demo-organizations.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { League, LeagueNumber } from '#shared/rules/leagues/league.ts'

const idAt = (place: number) => `lge_${String(place).padStart(26, '0')}` as League['id']

export const demoLeagueIds = { sound: idAt(1), pressure: idAt(2), lowNotes: idAt(3) } as const

const sheets = [
  [demoLeagueIds.sound, 'Heartland Sound League', 'HSL', true],
  [demoLeagueIds.pressure, 'Open Pressure Circuit', 'OPC', false],
  [demoLeagueIds.lowNotes, 'Low Note Series', 'LNS', true],
] as const

const ageInDays = 900

/** Three leagues under neutral names: real ones are entered by their people. */
export const demoLeagues = (now: string): League[] => {
  const createdAt = addTime(now, { days: -ageInDays })
  return sheets.map(([id, name, abbreviation, memberNumbers]) => ({
    id,
    name,
    abbreviation,
    memberNumbers,
    ...(id === demoLeagueIds.pressure && {
      organizationId: demoOrganizationId('Copperline Meter Association', now),
    }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }))
}

/** The numbers that demo accounts have in them. */
export const demoLeagueNumbers = (now: string): LeagueNumber[] => {
  const createdAt = addTime(now, { days: -800 })
  const given = { createdAt, updatedAt: createdAt, version: 1 }
  return [
    {
      ...given,
      leagueId: demoLeagueIds.sound,
      userId: demoUserId('pro@demo.test'),
      number: 'HSL-2041',
      validUntilOn: addTime(now, { days: 165 }).slice(0, 10),
    },
    {
      ...given,
      leagueId: demoLeagueIds.sound,
      userId: demoUserId('member@demo.test'),
      number: 'HSL-1187',
      validUntilOn: addTime(now, { days: -40 }).slice(0, 10),
    },
    { ...given, leagueId: demoLeagueIds.lowNotes, userId: demoUserId('pro@demo.test'), number: '338' },
  ]
}
