import { expect, test } from 'vitest'
import { arrange } from '#shared/content/navigation/arrange.ts'
import { type Direction, menuStep, saidOfMove } from './menu-step.ts'

const entry = (id: string, parentId?: string) => ({ id, title: id, ...(parentId && { parentId }) })
const menu = [entry('Home'), entry('Events'), entry('Shows', 'Events'), entry('FAQ'), entry('Tools')]

/** Takes these steps with one entry and reports the result of each. */
function walk(id: string, ...directions: Direction[]): string[] {
  let items: typeof menu = menu
  return directions.map((direction) => {
    const item = items.find((one) => one.id === id)
    const step = item ? menuStep(items, item, direction) : 'gone'
    if (typeof step === 'string') return step
    const before = items
    items = arrange(items, [step])
    return saidOfMove(before, items, id)
  })
}

test('each step is said by where the entry is then', () => {
  expect(walk('FAQ', 'up', 'up', 'up', 'down')).toEqual([
    'Moved to 2 of 4',
    'Moved to 1 of 4',
    'FAQ is already first here.',
    'Moved to 2 of 4',
  ])
  expect(walk('FAQ', 'in', 'up', 'up', 'out', 'out')).toEqual([
    'Moved below Events, 2 of 2',
    'Moved below Events, 1 of 2',
    'FAQ is already first here.',
    'Moved to the top level, 3 of 4',
    'FAQ is already at the top level.',
  ])
  expect(walk('Tools', 'down')).toEqual(['Tools is already last here.'])
})

test('an entry goes below the one above it, unless there is none or it would be too deep', () => {
  expect(walk('Home', 'in')).toEqual(['There is no entry above that it could go below.'])
  expect(walk('Events', 'in')).toEqual(['Entries can be two levels deep.'])
  expect(walk('Shows', 'in')).toEqual(['Entries can be two levels deep.'])
})
