import { expect, test } from 'vitest'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { newId } from '#shared/ids.ts'
import { brandChoices } from './brand-choices.ts'

const brand = (name: string): NamedBrand => ({
  id: newId('brn', '2026-01-01T00:00:00.000Z') as NamedBrand['id'],
  name,
})

const answered = (found: NamedBrand[], chosen: NamedBrand[] = []) => ({ found, chosen, isAnswered: true })

test('a field offers the brands that are found, and what is typed where none is called so', () => {
  const [copper, coil] = [brand('Copper'), brand('Copper Coil')]
  const found = answered([copper, coil])
  expect(brandChoices('cop', found)).toEqual([{ brand: copper }, { brand: coil }, { add: 'cop' }])
  expect(brandChoices(' CÓPPER ', found)).toEqual([{ brand: copper }, { brand: coil }])
})

test('until the answer is there, only brands that fit are offered, and nothing new', () => {
  const [copper, steel] = [brand('Copper'), brand('Steel')]
  const late = { found: [copper, steel], chosen: [], isAnswered: false }
  expect(brandChoices('ste', late)).toEqual([{ brand: steel }])
})

test('a brand that is chosen is offered no more, nor its name as a new one', () => {
  const copper = brand('Copper')
  expect(brandChoices('copper', answered([copper], [copper]))).toEqual([])
  expect(brandChoices('copper', answered([], [copper]))).toEqual([])
})

test('less than two letters or digits are no name', () => {
  for (const typed of ['', '- -', 'x']) expect(brandChoices(typed, answered([]))).toEqual([])
})
