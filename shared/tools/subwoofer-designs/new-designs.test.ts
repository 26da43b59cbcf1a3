import { expect, test } from 'vitest'
import { driverRows } from '#lib/local/seed/tools/driver-rows.ts'
import { type DesignDefaults, defaultsIn, initialDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import { initialTemplates, OfferedTemplates } from '#shared/tools/pro-tools/offered-templates.ts'
import { inchFraction } from '#shared/tools/units/inch-fraction.ts'
import { absorptionOf } from './absorption-of.ts'
import { buildAdvice } from './build-advice.ts'
import { builtBox } from './built-box.ts'
import { defaultExamples } from './default-examples.ts'
import { designDanger } from './design-danger.ts'
import { designForDriver } from './design-for-driver.ts'
import { driverBody } from './driver-body.ts'
import { engineDesign } from './engine-design.ts'
import { newDesigns } from './new-designs.ts'
import { newTemplates } from './new-templates.ts'
import { SavedDesigns } from './saved-designs.ts'
import { buildOf, standardBuild } from './standard-build.ts'
import { startingDesign, startingDesigns, templates } from './starting-designs.ts'
import { templateDanger } from './template-danger.ts'
import { withDefaults } from './with-defaults.ts'

const changed: DesignDefaults = {
  ...initialDefaults,
  ql: 9,
  qa: 60,
  qp: 40,
  air: 25,
  drive: 'nominal',
  thickness: 15,
  sheet: { width: 1525, height: 1525 },
  kerf: 2.2,
  displacements: [
    { sizeIn: 10, liters: 2 },
    { sizeIn: 12, liters: 4.2 },
  ],
}

test('what the platform starts with changes no design', () => {
  expect(newDesigns(initialDefaults)).toEqual(startingDesigns)
  expect(newTemplates(initialTemplates, initialDefaults)).toEqual(templates)
})

test('new designs begin with what an administrator set, and can be saved', () => {
  const [design = startingDesign] = newDesigns(changed).designs
  expect(SavedDesigns.parse(newDesigns(changed)).designs[0]).toEqual(design)
  expect(design.box.rear).toMatchObject({ ql: 9, qa: 60 })
  expect(absorptionOf(design.box.rear)).toBe(60)
  expect(absorptionOf({ ...design.box.rear, fill: 'stuffed' })).toBe(10)
  expect(design.box.rearPorts.qp).toBe(40)
  expect(design).toMatchObject({ air: 25, signal: { convention: 'nominal' } })
  const build = buildOf(design)
  expect(build).toMatchObject({ panel: 0.015, sheetWidth: 1.525, sheetHeight: 1.525, kerf: 0.0022 })
  expect(driverBody(design, build).volume).toBeCloseTo(0.0042, 12)
  const engine = engineDesign(design)
  expect('design' in engine && engine.design.box).toMatchObject({ ql: 9, qa: 60, qp: 40 })
})

test('each of the defaults changes one of the examples', () => {
  const before = defaultExamples(initialDefaults)
  const names = Object.keys(changed) as (keyof DesignDefaults)[]
  for (const name of names) {
    const one = { ...initialDefaults, [name]: changed[name] }
    expect(defaultExamples(one), name).not.toEqual(before)
  }
})

test('no template is refused by its own checks, whatever the defaults are within reason', () => {
  for (const defaults of [initialDefaults, { ...changed, drive: 're' as const }])
    for (const { id, design } of newTemplates(initialTemplates, defaults))
      expect(templateDanger(design), id).toBeUndefined()
})

test('a template whose box cannot be built, or not as it is, is refused', () => {
  const build = standardBuild(startingDesign)
  expect(templateDanger({ ...startingDesign, build })).toBeUndefined()
  const narrow = { ...startingDesign, build: { ...build, width: 0.2 } }
  expect(designDanger(narrow)).toBeUndefined()
  expect(templateDanger(narrow)).toMatch(/ reaches (past|into) the /)
  const full = { ...startingDesign, build: { ...build, lock: 'size' as const, other: 0.5 } }
  expect(templateDanger(full)).toMatch(/^Nothing is left of the volume/)
})

test('the box of each template can be built, also from other wood', () => {
  for (const defaults of [initialDefaults, { ...changed, drive: 're' as const }])
    for (const { id, design } of newTemplates(initialTemplates, defaults)) {
      const box = builtBox(design)
      if ('code' in box) throw new Error(`${id}: ${box.message}`)
      expect(buildOf(design).panel).toBe(defaults.thickness / 1000)
      const dangers = buildAdvice(design, box, { length: String }).filter(({ tone }) => tone === 'danger')
      expect(dangers, id).toEqual([])
    }
})

test('what an administrator designed is offered as it was designed, in the order of the list', () => {
  const own = { id: 'prj_own', name: 'Ours', design: { ...startingDesign, air: 30 } }
  const offered = OfferedTemplates.parse({ rows: [own, { id: 'tight', name: 'Tight' }] })
  const [first, second] = newTemplates(offered, changed)
  expect(first).toMatchObject({ name: 'Ours', hint: '', design: { air: 30, box: { rear: { ql: 7 } } } })
  expect(second).toMatchObject({ id: 'tight', design: { air: 25, box: { kind: 'sealed' } } })
})

test('a template is offered once, exists, and there is always one', () => {
  const tried = (rows: unknown) => OfferedTemplates.safeParse({ rows }).error?.issues[0]?.message
  const tight = { id: 'tight', name: 'Tight' }
  expect(tried([tight, tight])).toBe('Offer each template once.')
  expect(tried([{ id: 'gone', name: 'Gone' }])).toBe('Choose a template that exists.')
  expect(tried([])).toBe('Keep at least one template')
  const unreadable = { ...tight, design: { ...startingDesign, air: 900 } }
  expect(newTemplates({ rows: [{ id: 'gone', name: 'Gone' }, unreadable] }, initialDefaults)).toEqual([])
})

test('a driver begins in the box that its efficiency bandwidth product asks for', () => {
  const kindOf = (values: (typeof startingDesign)['driver']['values']) =>
    designForDriver(startingDesign, { ...startingDesign.driver, values }).box.kind
  const { values } = startingDesign.driver
  expect(kindOf({ ...values, fs: 20, qes: 0.7 })).toBe('sealed')
  expect(kindOf({ ...values, fs: 60, qes: 0.5 })).toBe('vented')
})

test('every driver of the demo begins in a box that can be saved and computed', () => {
  for (const [brand, model, , valuesFor, fs, qes, qms, vas, re, , sd, xmax, pe] of driverRows) {
    const design = designForDriver(withDefaults(startingDesign, initialDefaults), {
      ...startingDesign.driver,
      name: `${brand} ${model}`,
      valuesFor,
      values: {
        fs,
        qes,
        qms,
        vas: vas / 1e3,
        re,
        sd: sd / 1e4,
        ...(xmax !== undefined && { xmax: xmax / 1e3 }),
        ...(pe !== undefined && { pe }),
      },
    })
    expect(
      SavedDesigns.safeParse({ ...startingDesigns, designs: [design] }).error?.issues,
      model,
    ).toBeUndefined()
    expect('code' in engineDesign(design), model).toBe(false)
  }
})

test('in inches a new design begins with boards of 3/4 in and sheets of 96 by 48 in, unless administrators chose others', () => {
  const woodOf = (defaults: DesignDefaults) => {
    const [design] = newDesigns(defaultsIn('imperial', defaults)).designs
    const { panel, sheetWidth, sheetHeight } = buildOf(design ?? startingDesign)
    return [panel, sheetWidth, sheetHeight].map(inchFraction)
  }
  expect(woodOf(initialDefaults)).toEqual(['3/4 in', '96 in', '48 in'])
  expect(woodOf({ ...initialDefaults, thickness: 12.7 })).toEqual(['1/2 in', '96 in', '48 in'])
  expect(woodOf(changed)).toEqual([15, 1525, 1525].map((mm) => inchFraction(mm / 1000)))
  expect(defaultsIn('metric', initialDefaults)).toBe(initialDefaults)
  for (const template of newTemplates(initialTemplates, defaultsIn('imperial', initialDefaults)))
    expect('code' in builtBox(template.design), template.name).toBe(false)
})
