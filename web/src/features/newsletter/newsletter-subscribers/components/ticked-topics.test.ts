import { expect, test } from 'vitest'
import { chosenTopics, tickedTopics } from './ticked-topics.ts'

const offered = [{ key: 'events' }, { key: 'results' }, { key: 'builds' }]

test('without a choice every topic is ticked', () => {
  expect(tickedTopics([], offered)).toEqual(['events', 'results', 'builds'])
  expect(tickedTopics(['builds'], offered)).toEqual(['builds'])
})

test('a topic that is no longer offered is not ticked', () => {
  expect(tickedTopics(['products', 'builds'], offered)).toEqual(['builds'])
})

test('every topic ticked is no choice, so that later topics belong to it', () => {
  expect(chosenTopics(['builds', 'events', 'results'], offered)).toEqual([])
  expect(chosenTopics(['builds', 'events'], offered)).toEqual(['events', 'builds'])
})
