import { expect, test } from 'vitest'
import { readFilter } from '#web/features/platform/lists/address-filter.ts'
import { activityFilter, ofOnePerson } from './activity-filter.ts'

const id = '00000000-0000-4000-8000-000000000000'
const filterOf = (search: string) => ofOnePerson(readFilter(activityFilter, new URLSearchParams(search)))

test('an address that names no one shows the whole log', () => {
  expect(filterOf('userId=nope&actorId=&type=wizardry')).toEqual({})
  expect(filterOf(`userId=nope&actorId=${id}&type=user_update`)).toEqual({ type: 'user_update', actorId: id })
})

test('the log is asked for one person at a time', () => {
  expect(filterOf(`userId=${id}&actorId=${id}`)).toEqual({ userId: id })
})
