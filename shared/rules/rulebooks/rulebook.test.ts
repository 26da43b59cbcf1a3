import { expect, test } from 'vitest'
import { rulebookClassRefusal } from '#shared/events/vehicles/rulebook-class-refusal.ts'
import { CompetitionFormat, usualTies } from './competition-format.ts'
import { eventClassesOf } from './event-classes-of.ts'
import { itemRefusal, Rubric, rubricMaximum } from './rubric.ts'
import { Rulebook, RulebookFields } from './rulebook.ts'
import { nextVersionOf, rulebookChangeRefusal } from './rulebook-change.ts'
import { rulebookDifferences } from './rulebook-differences.ts'
import { RulebookPin } from './rulebook-pin.ts'
import { rulebookProblems } from './rulebook-problems.ts'

const item = { key: 'tonality', label: 'Tonality', kind: 'points', note: '' } as const
const steps = { minHundredths: 0, maxHundredths: 2000, stepHundredths: 25 }

const rubric = Rubric.parse({
  key: 'sq',
  name: 'Sound quality',
  sections: [
    {
      key: 'sound',
      name: 'Sound',
      items: [
        { ...item, ...steps },
        { ...item, ...steps, key: 'stage', label: 'Stage' },
      ],
    },
    {
      key: 'looks',
      name: 'Looks',
      items: [
        { ...item, ...steps, key: 'wiring', label: 'Wiring', values: [1000, 700, 400] },
        { ...item, ...steps, key: 'noise', label: 'Noise', kind: 'deduction', maxHundredths: 500 },
      ],
    },
  ],
})

const format = CompetitionFormat.parse({
  key: 'peak',
  name: 'Peak',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: usualTies('spl_peak'),
})
const judged = {
  ...format,
  key: 'sq',
  name: 'Sound quality',
  kind: 'sheet' as const,
  rubricKey: 'sq',
  ties: usualTies('sheet'),
}

const oneClass = (key: string, order: number, max?: number) => ({
  key,
  name: `Trunk ${key}`,
  formatKey: 'peak',
  division: 'Trunk',
  order,
  ...(max && { assign: { formula: 'cone_plus_power' as const, min: 0, max } }),
  placement: 'trunk' as const,
  text: '',
  retired: false,
})

const fields: RulebookFields = RulebookFields.parse({
  title: 'Sample rules',
  formats: [format, judged],
  classes: [oneClass('T2', 2, 4000), oneClass('T1', 1, 2000)],
  rubrics: [rubric],
  violations: [{ code: 'VENT', name: 'Venting', effect: 'zero_run' }],
  sourceNote: '',
})

const now = '2027-01-01T00:00:00.000Z'
const published = Rulebook.parse({
  id: 'rbk_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  leagueId: 'lge_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  versionNo: 1,
  ...fields,
  status: 'published',
  publishedAt: now,
  createdAt: now,
  updatedAt: now,
  version: 4,
})

test.each([
  [0, undefined],
  [2000, undefined],
  [8425, 'Tonality goes from 0.00 to 20.00 in steps of 0.25.'],
  [1910, 'Tonality goes from 0.00 to 20.00 in steps of 0.25.'],
  [-25, 'Tonality goes from 0.00 to 20.00 in steps of 0.25.'],
  [25.5, 'Tonality goes from 0.00 to 20.00 in steps of 0.25.'],
])('%d hundredths on an item: %s', (value, refusal) => {
  expect(itemRefusal({ ...item, ...steps }, value)).toBe(refusal)
})

test('a scale takes only its own values', () => {
  const scale = { ...item, ...steps, values: [1000, 700, 400] }
  expect(itemRefusal(scale, 700)).toBeUndefined()
  expect(itemRefusal(scale, 800)).toBe('Tonality is 10.00, 7.00, or 4.00.')
})

test('deductions add nothing to what a sheet can reach', () => {
  expect(rubricMaximum(rubric)).toBe(5000)
})

test('a published rulebook stays as it is, and its next version is a draft', () => {
  expect(rulebookChangeRefusal(published)?.message).toBe(
    'A published rulebook cannot be changed. Create a new version.',
  )
  expect(rulebookChangeRefusal({ status: 'retired' })?.code).toBe('rulebook_published')
  const next = nextVersionOf(published, 3, now)
  expect(next).toMatchObject({
    id: published.id,
    versionNo: 4,
    status: 'draft',
    version: 1,
    classes: published.classes,
  })
  expect(rulebookChangeRefusal(next)).toBeUndefined()
  expect(RulebookPin.parse({ rulebookId: next.id, versionNo: next.versionNo })).toBeDefined()
})

test('a whole rulebook has no problems', () => {
  expect(rulebookProblems(fields)).toEqual([])
})

test.each<[string, Partial<RulebookFields>, string]>([
  ['no class', { classes: [] }, 'Add a class before you publish.'],
  ['a class twice', { classes: [oneClass('T1', 1), oneClass('T1', 2)] }, 'Class T1 is listed twice.'],
  [
    'no such format',
    { classes: [{ ...oneClass('T1', 1), formatKey: 'no' }] },
    'Choose a format for Trunk T1.',
  ],
  ['no rubric', { rubrics: [] }, 'Choose a rubric for Sound quality.'],
  ['no target', { formats: [{ ...format, kind: 'spl_target' }, judged] }, 'Enter the target of Trunk T2.'],
  [
    'limits the wrong way round',
    { classes: [{ ...oneClass('T1', 1), assign: { formula: 'power', min: 5, max: 4 } }] },
    'The limits of Trunk T1 are the wrong way around.',
  ],
  [
    'a successor that is not there',
    { classes: [oneClass('T1', 1), { ...oneClass('T2', 2), retired: true, replacedBy: 'T9' }] },
    'Choose a class that is in use to follow Trunk T2.',
  ],
  [
    'nothing to take off',
    { violations: [{ code: 'X', name: 'Touching', effect: 'deduct' }] },
    'Enter what Touching takes off.',
  ],
])('%s is a problem', (_, change, message) => {
  expect(rulebookProblems({ ...fields, ...change }).map((one) => one.message)).toContain(message)
})

test('an event gets the classes that are run, in order', () => {
  const retired = { ...oneClass('T0', 0), retired: true }
  expect(eventClassesOf({ classes: [...fields.classes, retired] }).map(({ classKey }) => classKey)).toEqual([
    'T1',
    'T2',
  ])
})

test('a class asks where the woofers are before it asks how much they are', () => {
  const vehicle = {
    woofers: [{ count: 2, sizeTenthsIn: 120, shape: 'square' as const }],
    powerWatts: 1713,
    ampChannels: 1,
    placement: 'trunk' as const,
  }
  const [, small] = fields.classes
  if (!small) throw new Error('no class')
  expect(rulebookClassRefusal(vehicle, small)).toBe('2,001 class points: over the 2,000 of Trunk T1.')
  expect(rulebookClassRefusal({ ...vehicle, powerWatts: 1712 }, small)).toBeUndefined()
  expect(rulebookClassRefusal({ ...vehicle, placement: 'wall' }, small)).toBe(
    'Trunk T1 is for woofers in the trunk; yours are in a wall.',
  )
  expect(rulebookClassRefusal(vehicle, { ...small, retired: true })).toBe('Trunk T1 is no longer run.')
})

test('versions tell what is different', () => {
  const after = {
    ...fields,
    classes: [oneClass('T1', 1, 2200), { ...oneClass('T2', 2, 4000), retired: true }, oneClass('T3', 3)],
    violations: [],
  }
  expect(rulebookDifferences(fields, after)).toEqual([
    { part: 'class', key: 'T1', name: 'Trunk T1', change: 'changed', fields: ['assign'] },
    { part: 'class', key: 'T2', name: 'Trunk T2', change: 'retired', fields: ['retired'] },
    { part: 'class', key: 'T3', name: 'Trunk T3', change: 'added', fields: [] },
    { part: 'violation', key: 'VENT', name: 'Venting', change: 'removed', fields: [] },
  ])
})
