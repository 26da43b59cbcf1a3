import { expect, test } from 'vitest'
import { describeTeam, teamStructuredData } from './describe-team.ts'
import { placesWords } from './team-words.ts'

const team = { name: 'Desert Pressure', tag: 'DPR', city: 'Mesa', state: 'AZ', bio: '', memberCount: 1 }
const id = 'tea_01JD0000000000000000000000' as const

test('a team is described by what it says of itself', () => {
  expect(describeTeam(team)).toBe(
    'Desert Pressure (DPR): a car audio team on Boxrise from Mesa, AZ with 1 member.',
  )
  const { state: _, ...nowhere } = { ...team, city: '', bio: 'Loud.', memberCount: 3 }
  expect(describeTeam(nowhere)).toBe(
    'Desert Pressure (DPR): a car audio team on Boxrise with 3 members. Loud.',
  )
})

test('search engines learn name, place and logo of a team', () => {
  expect(
    teamStructuredData({ ...team, id, logoUrl: '/media/x.png' }, 'https://boxrise.example'),
  ).toMatchObject({
    '@type': 'SportsTeam',
    url: `https://boxrise.example/team/${id}`,
    logo: 'https://boxrise.example/media/x.png',
    location: { address: { addressLocality: 'Mesa', addressRegion: 'AZ' } },
  })
})

test('a full team says so', () => {
  expect(placesWords({ memberCount: 4, capacity: 4 })).toBe('Full with 4 members')
  expect(placesWords({ memberCount: 1, capacity: 4 })).toBe('1 of 4 members')
})
