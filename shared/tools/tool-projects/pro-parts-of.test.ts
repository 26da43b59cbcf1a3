import { expect, test } from 'vitest'
import { addedProPart } from '#shared/tools/pro-tools/pro-part.ts'
import type { SplStudy, SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import { startingStudy, startingSystem } from '#shared/tools/spl-studies/starting-study.ts'
import { BoxKind, type SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { proPartsOf } from './pro-parts-of.ts'

const boxed = (kind: BoxKind): SavedDesign => ({
  ...startingDesign,
  box: { ...startingDesign.box, kind },
})
const inBox = (...designs: SavedDesign[]) => proPartsOf('box', { ...startingDesigns, designs })
const inStudy = (part: Partial<SplStudy>) => proPartsOf('spl', { ...startingStudy, ...part })
const inSystem = (part: Partial<SplSystem>) => inStudy({ systems: [{ ...startingSystem, ...part }] })
const places = (parts: { path: string }[]) => parts.map(({ path }) => path)

test('sealed and vented boxes are for every member, two of them side by side', () => {
  const needsPro = BoxKind.options.filter((kind) => inBox(boxed(kind)).length > 0)
  expect(needsPro).toEqual(['passive_radiator', 'bandpass_4', 'bandpass_6_parallel', 'bandpass_6_series'])
  expect(inBox(startingDesign, boxed('sealed'))).toEqual([])
  const [one] = inBox(startingDesign, boxed('bandpass_4'))
  expect(one).toMatchObject({
    path: 'designs.1.box.kind',
    message:
      'Passive radiators and bandpass boxes: this is part of the Pro membership. Make this box sealed or vented, or choose Pro.',
  })
  expect(places(inBox(startingDesign, startingDesign, startingDesign, startingDesign))).toEqual([
    'designs.2',
    'designs.3',
  ])
})

test('a study of every member has one system in the modes for all, without measured cabin and heat', () => {
  expect(inStudy({})).toEqual([])
  expect(inStudy({ mode: 'target' })).toEqual([])
  expect(places(inStudy({ mode: 'design' }))).toEqual(['mode'])
  expect(places(inStudy({ mode: 'meter' }))).toEqual(['mode'])
  expect(places(inStudy({ systems: [startingSystem, startingSystem] }))).toEqual(['systems.1'])
  expect(places(inSystem({ heat: { kind: 'typed', db: 1 } }))).toEqual(['systems.0.heat'])
  expect(
    places(
      inSystem({
        cabin: { kind: 'measured', hz: [20, 30, 40, 50, 60], gains: [9, 8, 7, 6, 5] },
        box: { kind: 'curve', name: 'Mine', gains: Array(61).fill(1), reach: Array(61).fill(1) },
      }),
    ),
  ).toEqual(['systems.0.box', 'systems.0.cabin'])
})

test('a membership that ends keeps the parts it had, and gets no more', () => {
  const two = inBox(boxed('bandpass_4'), boxed('passive_radiator'))
  expect(addedProPart(two, two)).toBeUndefined()
  expect(addedProPart(inBox(boxed('bandpass_4')), two)).toBeUndefined()
  expect(addedProPart(inBox(boxed('bandpass_4'), boxed('bandpass_4')), two)?.path).toBe('designs.1.box.kind')
  expect(addedProPart(inBox(boxed('bandpass_6_series')), two)?.path).toBe('designs.0.box.kind')
  expect(addedProPart(two)?.path).toBe('designs.0.box.kind')
})

test('what its tool could not open has no such parts', () => {
  expect(proPartsOf('box', { schema: 1, design: { box: { kind: 'bandpass_4' } } })).toEqual([])
})
