import { expect, test } from 'vitest'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { mostRows, newSystemDesk } from './system-desk.ts'

test('what is typed into one field of a row is one step', () => {
  const desk = newSystemDesk(startingSystemStudy)
  for (const watts of [5, 50, 500]) desk.changeRow('amplifiers', 0, { watts }, 'watts')
  desk.release()
  desk.changeRow('amplifiers', 0, { watts: 600 }, 'watts')
  desk.undo()
  expect(desk.view().body.amplifiers[0]?.watts).toBe(500)
  desk.undo()
  expect(desk.view()).toMatchObject({ body: startingSystemStudy, canUndo: false, canRedo: true })
})

test('a system has four kinds of amplifiers and no more', () => {
  const desk = newSystemDesk(startingSystemStudy)
  const [amplifier] = startingSystemStudy.amplifiers
  for (let count = 0; count < 5 && amplifier; count++) desk.addRow('amplifiers', amplifier)
  expect(desk.view().body.amplifiers).toHaveLength(mostRows)
  desk.removeRow('amplifiers', 0)
  expect(desk.view().body.amplifiers).toHaveLength(mostRows - 1)
})
