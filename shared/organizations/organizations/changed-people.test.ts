import { expect, test } from 'vitest'
import { assertPeople } from './changed-people.ts'
import { mostPeople } from './organization.ts'

test('the last owner stays, with others there or without', () => {
  const leave = { people: -1, owners: -1 }
  expect(() => assertPeople({ ownerCount: 2, peopleCount: 2 }, leave)).not.toThrow()
  expect(() => assertPeople({ ownerCount: 1, peopleCount: 9 }, leave)).toThrow('Name another owner first.')
  expect(() => assertPeople({ ownerCount: 1, peopleCount: 9 }, { people: 0, owners: -1 })).toThrow(
    'Name another owner first.',
  )
})

test('managers and editors come and go, where there is no owner, too', () => {
  expect(() => assertPeople({ ownerCount: 0, peopleCount: 3 }, { people: -1, owners: 0 })).not.toThrow()
})

test('an organization has room for fifty people', () => {
  expect(() =>
    assertPeople({ ownerCount: 1, peopleCount: mostPeople - 1 }, { people: 1, owners: 0 }),
  ).not.toThrow()
  expect(() => assertPeople({ ownerCount: 1, peopleCount: mostPeople }, { people: 1, owners: 0 })).toThrow(
    'up to 50 people',
  )
})
