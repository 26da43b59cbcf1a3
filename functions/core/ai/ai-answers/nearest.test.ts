import { expect, test } from 'vitest'
import { spaceKey } from '#shared/ai/ai-settings/ai-settings.ts'
import { nearest } from './nearest.ts'
import { storedVector } from './stored-vector.ts'

const space = { baseUrl: 'https://engine.boxrise.test/v1', embeddingModel: 'two', dimension: 2 }
const row = (id: string, vector: number[], deskId?: string) => ({
  space: spaceKey(space),
  kind: 'reply' as const,
  id,
  ...(deskId && { deskId }),
  digest: '',
  vector: storedVector(vector),
  version: 1,
})

const rows = [
  row('far', [0, 1]),
  row('near', [1, 0]),
  row('own', [1, 0.1], 'org_1'),
  row('other', [1, 0], 'org_2'),
]
const ids = (deskId?: string) => nearest([1, 0], space, rows, deskId).map(({ row: { id } }) => id)

test('the nearest come first, and a reply is for its own desk alone', () => {
  expect(ids('org_1')).toEqual(['near', 'own', 'far'])
  expect(ids('platform')).toEqual(['near', 'far'])
  expect(ids()).toEqual(['near', 'far'])
})

test('a vector of another length is an error, whether it was asked for or is stored, also for another desk', () => {
  expect(() => nearest([1, 0, 0], space, rows)).toThrow('made for a space of 2')
  expect(() => nearest([1, 0], space, [...rows, row('odd', [1, 0, 0], 'org_2')])).toThrow(
    'cannot be compared',
  )
})

test('a text that the model did not take is passed over', () => {
  const left = { ...row('left', [1, 0]), vector: '' }
  expect(nearest([1, 0], space, [left, row('near', [1, 0])]).map((near) => near.row.id)).toEqual(['near'])
})
