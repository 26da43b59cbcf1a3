import { expect, test } from 'vitest'
import type { ItemPicture } from '#shared/market/market-items/item.ts'
import { described, inOrder, without } from './arranged-pictures.ts'

const picture = (id: string): ItemPicture => ({ id, src: `/${id}.webp`, alt: '', width: 4, height: 3 })
const idsOf = (pictures: readonly ItemPicture[]) => pictures.map(({ id }) => id)
const three = ['a', 'b', 'c'].map(picture)

test('an order keeps a picture that was added in the meantime, and drops none', () => {
  expect(idsOf(inOrder(['b', 'a'])(three))).toEqual(['b', 'a', 'c'])
  expect(idsOf(inOrder(['gone', 'c', 'b', 'a'])(three))).toEqual(['c', 'b', 'a'])
})

test('a picture is taken away or described by its id, whatever stands beside it by then', () => {
  expect(idsOf(without('b')(three))).toEqual(['a', 'c'])
  expect(described('c', 'The cone')(three).map(({ alt }) => alt)).toEqual(['', '', 'The cone'])
})
