import { expect, test } from 'vitest'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { newDesigner } from './designer.ts'

const watts = (value: number) => (design: SavedDesign) => ({
  ...design,
  signal: { ...design.signal, watts: value },
})

test('a listener hears of a change when the curves are those of the change', () => {
  const designer = newDesigner(startingDesigns)
  const before = designer.view().computed[0]?.figures.spl?.value ?? 0
  const heard: number[] = []
  designer.subscribe(() => heard.push(designer.view().computed[0]?.figures.spl?.value ?? 0))
  designer.change(watts(800))
  expect(heard).toHaveLength(1)
  expect((heard[0] ?? 0) - before).toBeCloseTo(3.01, 1)
})

test('changes of one drag are undone at once', () => {
  const designer = newDesigner(startingDesigns)
  for (const value of [510, 520, 530]) designer.change(watts(value), 'power')
  designer.release()
  expect(designer.view().canUndo).toBe(true)
  designer.undo()
  expect(designer.view().body).toEqual(startingDesigns)
  expect(designer.view().canUndo).toBe(false)
})

test('a design that cannot be computed keeps the curves of before', () => {
  const designer = newDesigner(startingDesigns)
  const before = [...(designer.view().computed[0]?.curves.spl ?? [])]
  designer.change((design) => ({ ...design, driver: { ...design.driver, values: {} } }))
  const [now] = designer.view().computed
  expect(now?.engine).toMatchObject({ code: 'driver_incomplete' })
  expect([...(now?.curves.spl ?? [])]).toEqual(before)
})

test('the last design stays, and taking one away works on one that is left', () => {
  const designer = newDesigner(startingDesigns)
  designer.remove(0)
  expect(designer.view().body.designs).toHaveLength(1)
  designer.add({ ...startingDesign, name: 'Design B' })
  expect(designer.view().active).toBe(1)
  designer.remove(1)
  expect(designer.view().active).toBe(0)
  designer.undo()
  expect(designer.view().body.designs.map(({ name }) => name)).toEqual(['Design A', 'Design B'])
})

test('two designs that change places keep who is worked on and their curves, and can be undone', () => {
  const designer = newDesigner(startingDesigns)
  designer.add({ ...startingDesign, name: 'Design B', box: { ...startingDesign.box, kind: 'sealed' } })
  const [a, b] = designer.view().computed.map(({ figures }) => figures.f3)
  designer.swap(0, 1)
  const { computed, active, body } = designer.view()
  expect(body.designs.map(({ name }) => name)).toEqual(['Design B', 'Design A'])
  expect(active).toBe(0)
  expect(computed.map(({ figures }) => figures.f3)).toEqual([b, a])
  designer.undo()
  expect(designer.view().body.designs.map(({ name }) => name)).toEqual(['Design A', 'Design B'])
  designer.swap(0, 7)
  expect(designer.view().body.designs).toHaveLength(2)
})
