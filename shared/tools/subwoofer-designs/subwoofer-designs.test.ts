import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { sealedBox } from '#shared/tools/acoustics/sealed-box.ts'
import { adviceOn, chamber, computed, designWith } from '#test/support/subwoofer-designs.ts'
import { alignedBoxes, radiatorTunedTo } from './aligned-boxes.ts'
import { designsSchema } from './designs-schema.ts'
import { engineDesign } from './engine-design.ts'
import { cutPorts } from './ports-of-design.ts'
import { BoxKind, type SavedBox } from './saved-design.ts'
import { SavedDesigns } from './saved-designs.ts'
import { standardBuild } from './standard-build.ts'
import { startingDesign, startingDesigns, templates } from './starting-designs.ts'

const vented = (tuning: number, litres: number): Partial<SavedBox> => ({
  kind: 'vented',
  rear: chamber(litres),
  rearPorts: { ...startingDesign.box.rearPorts, tuning, shape: 'round', diameter: 0.1436, walls: 0 },
})
const rulesOf = (design: ReturnType<typeof designWith>) => adviceOn(design).map(({ rule }) => rule)

test('what the designer opens with, and every template, can be saved', () => {
  expect(SavedDesigns.parse(startingDesigns)).toEqual(startingDesigns)
  for (const { design } of templates) SavedDesigns.parse({ schema: designsSchema, designs: [design] })
})

test('a number that is none, an unknown field and a fifth design are refused', () => {
  const tried = (designs: unknown) => SavedDesigns.safeParse({ schema: designsSchema, designs }).success
  expect(tried([{ ...startingDesign, air: Number.NaN }])).toBe(false)
  expect(tried([{ ...startingDesign, air: Number.POSITIVE_INFINITY }])).toBe(false)
  expect(tried([{ ...startingDesign, color: 'red' }])).toBe(false)
  expect(tried(Array.from({ length: 5 }, () => startingDesign))).toBe(false)
  expect(tried([])).toBe(false)
})

test('designs of the first step are read as those of today, and builds are no part of that step', () => {
  const old = { schema: 1, designs: [startingDesign] }
  expect(SavedDesigns.parse(old)).toEqual(startingDesigns)
  const built = { ...startingDesign, build: standardBuild(startingDesign) }
  expect(SavedDesigns.safeParse({ schema: 1, designs: [built] }).success).toBe(false)
  expect(SavedDesigns.parse({ schema: designsSchema, designs: [built] }).designs).toEqual([built])
  for (const schema of [0, 3, '1', undefined])
    expect(SavedDesigns.safeParse({ schema, designs: [startingDesign] }).success).toBe(false)
})

test('a build with a side that is none or a field that no one knows is refused', () => {
  const tried = (change: object) =>
    SavedDesigns.safeParse({
      schema: designsSchema,
      designs: [{ ...startingDesign, build: { ...standardBuild(startingDesign), ...change } }],
    }).success
  expect(tried({})).toBe(true)
  expect(tried({ width: Number.NaN })).toBe(false)
  expect(tried({ braces: 1.5 })).toBe(false)
  expect(tried({ color: 'red' })).toBe(false)
})

test('no template is refused by a rule of danger', () => {
  for (const { design, id } of templates)
    expect(
      adviceOn(design).filter(({ tone }) => tone === 'danger'),
      id,
    ).toEqual([])
})

test('the designer opens with a box that nothing stands against', () => {
  expect(adviceOn(startingDesign)).toEqual([])
})

test('a vented box comes to the worked figures of the engine', () => {
  const { figures } = computed(designWith(vented(32, 70)))
  expect(figures.f3).toBeCloseTo(28.7, 0)
  expect(figures.f10).toBeCloseTo(22.6, 0)
  expect(figures.portVelocity?.hz).toBeCloseTo(28.6, 0)
})

test.each(BoxKind.options)('a %s box has curves', (kind) => {
  const { curves } = computed(designWith({ kind }))
  expect(curves.spl.every(Number.isFinite)).toBe(true)
})

test('each response of a sealed box has its Qtc', () => {
  const design = designWith({ kind: 'sealed' })
  const engine = engineDesign(design)
  if (isRefusal(engine)) throw new Error(engine.message)
  const boxes = alignedBoxes(design)
  expect(boxes).toHaveLength(4)
  const qtcs = boxes.map(({ box }) =>
    isRefusal(box) ? box.code : sealedBox(engine.design.driver, box.rear.volume).qtc.toFixed(3),
  )
  expect(qtcs).toEqual(['0.577', '0.707', '0.900', '1.100'])
})

test('a response that the driver cannot have says why', () => {
  const found = alignedBoxes(designWith(vented(32, 70))).find(({ name }) => name === 'QB3')
  expect(found?.box).toMatchObject({ code: 'alignment_out_of_range' })
})

test('passive radiators are weighted to a tuning, or are too heavy already', () => {
  const { box } = designWith({ kind: 'passive_radiator' })
  const tuned = radiatorTunedTo(box, 25, 20)
  expect(isRefusal(tuned) ? undefined : tuned.radiator.addedMass).toBeGreaterThan(0)
  expect(radiatorTunedTo(box, 150, 20)).toMatchObject({ code: 'pr_too_heavy' })
})

test('a stuffed box seems larger, and a response asks for less of it', () => {
  const [plain, stuffed] = (['none', 'stuffed'] as const).map((fill) => {
    const [first] = alignedBoxes(designWith({ kind: 'sealed', rear: { ...chamber(30), fill } }))
    return first && !isRefusal(first.box) ? first.box.rear.volume : 0
  })
  expect((plain ?? 0) / (stuffed ?? 1)).toBeCloseTo(1.1, 6)
})

test('two drivers in parallel halve the resistance, double the cone and keep the resonance', () => {
  const design = designWith({})
  const two = engineDesign({ ...design, driver: { ...design.driver, strings: 2 } })
  if (isRefusal(two)) throw new Error(two.message)
  expect(two.design.driver).toMatchObject({ re: 1.7, sd: 0.096, fs: 28, pe: 1000 })
})

test('two coils from parallel to series have four times the resistance', () => {
  const design = designWith({})
  const series = engineDesign({
    ...design,
    driver: { ...design.driver, valuesFor: 'parallel', coils: 'series' },
  })
  expect(isRefusal(series) ? 0 : series.design.driver.re).toBeCloseTo(13.6, 9)
})

test('values that contradict each other offer the derived one', () => {
  const design = designWith({ kind: 'sealed' })
  const driver = { ...design.driver, values: { ...design.driver.values, qts: 0.3 } }
  const found = adviceOn({ ...design, driver }).find(({ rule }) => rule === 'driver_inconsistent')
  expect(found?.sentence).toBe('Qts does not fit Qes and Qms. Keep one of them.')
  expect(found?.fixes[0]?.design.driver.values.qts).toBeUndefined()
})

test('a vented box without a subsonic filter is warned of, and the fix adds one', () => {
  const design = designWith(vented(32, 70))
  const found = adviceOn(design).find(({ rule }) => rule === 'subsonic')
  expect(found?.fixes[0]?.label).toBe('Add 24 dB/oct at 27.2 Hz')
  expect(rulesOf(found?.fixes[0]?.design ?? design)).not.toContain('subsonic')
  expect(rulesOf(designWith({ kind: 'sealed' }))).not.toContain('subsonic')
})

test('a cone that travels past Xmax is warned of, and the fix plays as loud as it may', () => {
  const design = designWith(vented(32, 70))
  const found = adviceOn(design).find(({ rule }) => rule === 'excursion')
  expect(found?.tone).toBe('danger')
  expect(rulesOf(found?.fixes[0]?.design ?? design)).not.toContain('excursion')
})

test('air that is too fast is warned of, and the fix makes the port so large that it is not', () => {
  const design = designWith(vented(32, 70))
  const found = adviceOn(design).find(({ rule }) => rule === 'port_velocity')
  const fixed = found?.fixes[0]?.design ?? design
  expect(rulesOf(fixed)).not.toContain('port_velocity')
  expect(fixed.box.rearPorts.diameter).toBeLessThan(0.18)
})

test('a port that is too short or too long is refused, and the fix can be cut', () => {
  const sizes = [
    [0.02, 32, 'port_too_short'],
    [0.4, 20, 'port_too_long'],
  ] as const
  for (const [diameter, tuning, rule] of sizes) {
    const ports = {
      ...startingDesign.box.rearPorts,
      tuning,
      shape: 'round' as const,
      diameter,
      walls: 0 as const,
    }
    const design = designWith({ kind: 'vented', rear: chamber(70), rearPorts: ports })
    const found = adviceOn(design).find((advice) => advice.rule === rule)
    expect(found, rule).toBeDefined()
    const { box } = found?.fixes[0]?.design ?? design
    const cut = cutPorts(box.rearPorts, box.rear, { density: 1.2041, speed: 343.2 }, String)
    expect(cut.refusal, rule).toBeUndefined()
  }
})

test('without Xmax and rated power the loudest level is not known', () => {
  const design = designWith({ kind: 'sealed' })
  const { xmax: _, pe: __, ...values } = design.driver.values
  expect(rulesOf({ ...design, driver: { ...design.driver, values } })).toContain('limits_unknown')
})

test('a travel that no cone has is asked about', () => {
  const design = designWith({ kind: 'sealed' })
  const values = { ...design.driver.values, xmax: 0.05 }
  const [found] = adviceOn({ ...design, driver: { ...design.driver, values } }).filter(
    ({ rule }) => rule === 'value_range',
  )
  expect(found?.sentence).toBe('Xmax is usually between 1 and 40 mm. Is this peak to peak? We need one way.')
})

test('a cabin whose curve no car has, or whose frequencies do not rise, is refused', () => {
  const hz = [10, 20, 30, 40, 50]
  const gains = [20, 15, 10, 5, 0]
  const tried = (cabin: object) =>
    SavedDesigns.safeParse({
      schema: designsSchema,
      designs: [{ ...startingDesign, cabin: { kind: 'measured', hz, gains, ...cabin } }],
    }).success
  expect(tried({})).toBe(true)
  expect(tried({ gains: [...gains.slice(1), 3e9] })).toBe(false)
  expect(tried({ gains: [...gains, 0] })).toBe(false)
  expect(tried({ hz: [10, 20, 20, 40, 50] })).toBe(false)
  const far = { ...startingDesign.driver, values: { ...startingDesign.driver.values, fs: 1e-300 } }
  const designs = [{ ...startingDesign, driver: far }]
  expect(SavedDesigns.safeParse({ schema: designsSchema, designs }).success).toBe(false)
})

test('passive radiators cannot be tuned to what no design can keep', () => {
  const { box } = designWith({ kind: 'passive_radiator' })
  const low = radiatorTunedTo(box, 5, 20)
  expect(low).toMatchObject({
    code: 'value_range',
    message: expect.stringMatching(/^Must be between \d+ and \d+ Hz\.$/),
  })
  const least = Number(/\d+/.exec(isRefusal(low) ? low.message : '')?.[0])
  const tuned = radiatorTunedTo(box, least, 20)
  if (isRefusal(tuned)) throw new Error(tuned.message)
  SavedDesigns.parse({ schema: designsSchema, designs: [designWith(tuned)] })
})

test('passive radiators that travel past their Xmax are warned of', () => {
  const radiator = { ...startingDesign.box.radiator, xmax: 0.001 }
  const found = adviceOn(designWith({ kind: 'passive_radiator', radiator }))
  expect(found.find(({ rule }) => rule === 'radiator_excursion')?.sentence).toMatch(
    /^The passive radiators travel to \d+% of their Xmax at [\d.]+ Hz\.$/,
  )
  expect(rulesOf(designWith({ kind: 'sealed', radiator }))).not.toContain('radiator_excursion')
})

test('the subsonic filter of a 4th-order box stays under its passband', () => {
  const design = designWith({ kind: 'bandpass_4' })
  const [aligned] = alignedBoxes(design)
  if (!aligned || isRefusal(aligned.box)) throw new Error('no such box')
  const saved = { ...design, box: aligned.box }
  const fixed = adviceOn(saved).find(({ rule }) => rule === 'subsonic')?.fixes[0]?.design
  const { f3 } = computed(saved).figures
  const [filter] = fixed?.signal.filters ?? []
  if (filter?.kind !== 'butterworth' || f3 === undefined) throw new Error('no filter')
  expect(filter.corner).toBeCloseTo(0.85 * f3, 0)
})
