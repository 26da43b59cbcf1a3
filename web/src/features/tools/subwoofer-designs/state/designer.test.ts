import { expect, test } from 'vitest'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { type Designer, newDesigner } from './designer.ts'

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

const swappedQ = { qts: 0.5, qms: 0.4 }
const withDriver = (change: Partial<SavedDesign['driver']>) => (design: SavedDesign) => ({
  ...design,
  driver: { ...design.driver, ...change },
})
const levelsOf = (designer: Designer, at = 0) => [...(designer.view().computed[at]?.curves.spl ?? [])]

test('while the values of a driver contradict each other, its last curves stay', () => {
  const designer = newDesigner(startingDesigns)
  const before = levelsOf(designer)
  designer.change((design) => withDriver({ values: { ...design.driver.values, ...swappedQ } })(design))
  expect(designer.view().computed[0]?.engine).toMatchObject({ code: 'driver_q_order' })
  expect(levelsOf(designer)).toEqual(before)
})

test.each([
  ['a driver without Sd', { name: 'Other', values: { ...startingDesign.driver.values, sd: undefined } }],
  ['the same driver once Re is taken away', { values: { ...startingDesign.driver.values, re: undefined } }],
  [
    'another driver whose values contradict each other',
    { name: 'Other', values: { ...startingDesign.driver.values, ...swappedQ } },
  ],
])('%s has no curves and no figures', (_, driver) => {
  const designer = newDesigner(startingDesigns)
  designer.change(withDriver(driver))
  expect(levelsOf(designer).every(Number.isNaN)).toBe(true)
  expect(designer.view().computed[0]?.figures).toMatchObject({ spl: undefined, f3: undefined })
  designer.undo()
  expect(levelsOf(designer).some(Number.isFinite)).toBe(true)
})

test('a design that cannot be computed never takes the curves of another that changes places with it', () => {
  const designer = newDesigner(startingDesigns)
  designer.add({ ...startingDesign, name: 'Design B', box: { ...startingDesign.box, kind: 'sealed' } })
  const sealed = levelsOf(designer, 1)
  designer.change((design) => withDriver({ values: { ...design.driver.values, ...swappedQ } })(design))
  designer.swap(0, 1)
  expect(levelsOf(designer, 0)).toEqual(sealed)
  designer.remove(1)
  expect(levelsOf(designer, 0)).toEqual(sealed)
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
