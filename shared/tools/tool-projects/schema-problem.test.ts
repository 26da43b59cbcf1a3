import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { laidOutSystem } from '#shared/tools/audio-systems/laid-out-system.ts'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { type Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { initialDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { alignedBoxes } from '#shared/tools/subwoofer-designs/aligned-boxes.ts'
import { newDesigns } from '#shared/tools/subwoofer-designs/new-designs.ts'
import { newTemplates } from '#shared/tools/subwoofer-designs/new-templates.ts'
import { BoxKind, type SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { settledDesign } from '#shared/tools/subwoofer-designs/settled-design.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { schemaProblem } from './schema-problem.ts'
import { ProjectData, type ProjectKind } from './tool-project.ts'

/** What the server gets of a body: JSON, read by the schema of the request. */
const sent = (body: object): ProjectData => ProjectData.parse(JSON.parse(JSON.stringify(body)))
const problem = (kind: ProjectKind, body: object) => schemaProblem(kind, sent(body))
const designs = (...given: SavedDesign[]) => ({ ...startingDesigns, designs: given })

test('every design that the designer begins with can be saved, with each kind of box and its build', () => {
  const begun = [
    ...newDesigns(initialDefaults).designs,
    ...newTemplates(initialSettings.templates, initialDefaults).map(({ design }) => design),
    ...newTemplates(initialSettings.templates, { ...initialDefaults, ql: 9, thickness: 15 }).map(
      ({ design }) => design,
    ),
  ]
  for (const design of begun)
    for (const kind of BoxKind.options) {
      const boxed = settledDesign({ ...design, box: { ...design.box, kind } }, design)
      const built = settledDesign({ ...boxed, build: standardBuild(boxed) }, boxed)
      expect(problem('box', designs(boxed, built)), `${design.name}, ${kind}`).toBeUndefined()
    }
  for (const { name, box } of alignedBoxes(startingDesign))
    if (!isRefusal(box))
      expect(
        problem('box', designs({ ...startingDesign, box: { ...startingDesign.box, ...box } })),
        name,
      ).toBeUndefined()
})

test('what the other tools begin with can be saved, and a system as a diagram', () => {
  expect(problem('spl', startingStudy)).toBeUndefined()
  expect(problem('system', startingSystemStudy)).toBeUndefined()
  expect(problem('system', { ...startingSystemStudy, dsp: undefined, subwoofers: undefined })).toBeUndefined()
  expect(problem('diagram', emptyDiagram)).toBeUndefined()
  expect(problem('diagram', laidOutSystem(startingSystemStudy, initialSettings))).toBeUndefined()
  for (const { name, diagram } of diagramTemplates) expect(problem('diagram', diagram), name).toBeUndefined()
})

test('designs of the format before can still be saved, and those of a later one cannot', () => {
  expect(problem('box', { ...startingDesigns, schema: 1 })).toBeUndefined()
  expect(problem('box', { ...startingDesigns, schema: 99 })).toEqual({
    path: 'schema',
    message: 'schema is 99: Must be 2.',
  })
})

test('what a tool could not open is refused with its place, what is there and what would be right', () => {
  const { name: _, ...unnamed } = startingDesign
  const rear = { ...startingDesign.box.rear, volume: 9 }
  const far = { ...startingDesign, box: { ...startingDesign.box, rear } }
  expect(problem('box', designs(far))).toEqual({
    path: 'designs.0.box.rear.volume',
    message: 'designs.0.box.rear.volume is 9: Must be between 0.0005 and 5.',
  })
  expect(problem('box', { ...startingDesigns, designs: [unnamed] })).toEqual({
    path: 'designs.0.name',
    message: 'designs.0.name is missing.',
  })
  expect(problem('box', { ...startingDesigns, more: 1 })).toEqual({
    path: 'more',
    message: 'more is not known here: remove it.',
  })
  expect(problem('spl', { ...startingStudy, hz: 5 })?.message).toBe('hz is 5: Must be between 20 and 80 Hz.')
  expect(problem('system', startingStudy)?.path).toBe('vehicle')
  const [first] = diagramTemplates
  const drawn = first?.diagram as Diagram
  expect(problem('diagram', { ...drawn, nodes: [] })).toEqual({
    path: 'cables.0',
    message: 'cables.0: These ports cannot be connected.',
  })
})
