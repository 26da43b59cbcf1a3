import { expect, test } from 'vitest'
import { matchCompetitor } from './match-competitor.ts'

const entrants = [
  { registrationId: 'reg_1', userId: 'ann', name: 'Ann Lee', number: 12 },
  { registrationId: 'reg_2', userId: 'jose', name: 'José Martín', number: 14 },
  { registrationId: 'reg_3', userId: 'sam1', name: 'Sam Fox', number: 15, vehicles: 'Truck in S1' },
  { registrationId: 'reg_4', userId: 'sam2', name: 'Sam Fox', vehicles: 'Van in S1' },
]
const known = {
  leagueNumbers: new Map([
    ['4711', { userId: 'jose', name: 'José Martín' }],
    ['99', { userId: 'bob', name: 'Bob Ray' }],
  ]),
  entrants,
  takesGuests: true,
}

const match = (row: object, answer?: string) => matchCompetitor({ name: '', ...row }, known, answer)

test.each([
  [
    { leagueNumber: '4711', name: 'Jose Martin' },
    { by: 'league_number', registrationId: 'reg_2' },
  ],
  [
    { leagueNumber: '4711', name: 'Martín, José' },
    { by: 'league_number', registrationId: 'reg_2' },
  ],
  [{ leagueNumber: '99' }, { by: 'league_number', userId: 'bob', registrationId: undefined }],
  [{ number: 12 }, { by: 'number', userId: 'ann' }],
  [
    { number: 12, name: 'ANN LEE' },
    { by: 'number', userId: 'ann' },
  ],
  [
    { leagueNumber: '5', number: 12, name: 'Ann Lee' },
    { by: 'number', userId: 'ann' },
  ],
  [{ name: 'JOSE MARTIN' }, { by: 'name', registrationId: 'reg_2' }],
  [{ name: 'Gus Gale' }, { by: 'guest', name: 'Gus Gale', near: [] }],
  [{ name: 'Anne Lee' }, { by: 'guest', near: ['Ann Lee'] }],
  [{ name: 'Lee, Ann' }, { by: 'guest', near: ['Ann Lee'] }],
])('%o is sure', (row, found) => {
  expect(match(row)).toMatchObject({ match: found })
})

test.each([
  [
    { leagueNumber: '9999', name: 'José Martín' },
    'No one is known by the member number 9999. Is this José Martín, who has entered?',
    ['by_name', 'guest', 'leave_out'],
  ],
  [
    { leagueNumber: '9999', name: 'Gus Gale' },
    'No one is known by the member number 9999. Who is this?',
    ['guest', 'leave_out'],
  ],
  [
    { leagueNumber: '4711', name: 'Bob Other' },
    'The member number 4711 belongs to José Martín, and the file says Bob Other. Who is this?',
    ['by_number', 'guest', 'leave_out'],
  ],
  [
    { number: 12, name: 'Bob Other' },
    'The entry number 12 belongs to Ann Lee, and the file says Bob Other. Who is this?',
    ['by_entry', 'guest', 'leave_out'],
  ],
  [{ number: 77 }, 'No one has the entry number 77. Who is this?', ['guest', 'leave_out']],
  [
    { leagueNumber: '4711', number: 12 },
    'The member number 4711 belongs to José Martín, and the entry number 12 to Ann Lee. Who is this?',
    ['by_number', 'by_entry', 'guest', 'leave_out'],
  ],
  [
    { name: 'Sam Fox' },
    '2 entrants are named Sam Fox. Who is this?',
    ['entrant:reg_3', 'entrant:reg_4', 'guest', 'leave_out'],
  ],
])('%o is asked', (row, question, values) => {
  const found = match(row)
  expect(found).toMatchObject({ question })
  expect('options' in found && found.options.map(({ value }) => value)).toEqual(values)
})

test('two entrants of one name are told apart by number and vehicle', () => {
  expect(match({ name: 'Sam Fox' })).toMatchObject({
    options: [
      { label: 'Sam Fox, number 15, Truck in S1' },
      { label: 'Sam Fox, Van in S1' },
      { label: 'Sam Fox, as a guest' },
      {},
    ],
  })
})

test('the answer counts: one that was offered, or any entrant', () => {
  const row = { leagueNumber: '9999', name: 'José Martín' }
  expect(match(row, 'by_name')).toMatchObject({ match: { userId: 'jose' } })
  expect(match(row, 'guest')).toMatchObject({ match: { by: 'guest', name: 'José Martín' } })
  expect(match(row, 'entrant:reg_1')).toMatchObject({ match: { by: 'choice', userId: 'ann' } })
  expect(match(row, 'entrant:reg_9')).toHaveProperty('question')
  expect(match(row, 'by_entry')).toHaveProperty('question')
})

test('runs belong to entries, so no guest is offered for one', () => {
  const runs = { ...known, takesGuests: false }
  const found = matchCompetitor({ name: 'Sam Fox' }, runs)
  expect('options' in found && found.options.map(({ value }) => value)).toEqual([
    'entrant:reg_3',
    'entrant:reg_4',
    'leave_out',
  ])
})

test('where no entrant has a number, those of a file are its own', () => {
  const unnumbered = { ...known, entrants: [{ registrationId: 'reg_1', userId: 'ann', name: 'Ann Lee' }] }
  expect(matchCompetitor({ number: 7, name: 'Gus' }, unnumbered)).toMatchObject({ match: { by: 'guest' } })
})
