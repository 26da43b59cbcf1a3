import { expect, test } from 'vitest'
import { type DriverDraft, driverSchema, enteredOf, valuesOf } from './driver-values.ts'

const twelve: DriverDraft = {
  brand: 'Bench',
  model: 'Twelve',
  sizeIn: 12,
  values: { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, sd: 0.048, xmax: 0.014, pe: 500 },
  valuesFor: 'parallel',
  mounting: { cutOutDiameter: 0.2825, displacement: 0.0035 },
  notes: '',
}

test('a form that nothing was changed in sends the driver back exactly as it was', () => {
  expect(driverSchema.parse(valuesOf(twelve))).toEqual({ ...twelve, submit: false })
})

test('values are typed in the units of data sheets', () => {
  expect(valuesOf(twelve)).toMatchObject({
    sizeIn: '12',
    values: { vas: '72', sd: '480', xmax: '14', le: '' },
    mounting: { cutOutDiameter: '282.5', displacement: '3.5', depth: '' },
  })
})

test('a text that is no number names its field, and is left out of what is derived meanwhile', () => {
  const typed = valuesOf(twelve)
  typed.values.vas = 'plenty'
  const { error } = driverSchema.safeParse(typed)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['values.vas', 'Enter a number'],
  ])
  expect(enteredOf(typed)).not.toHaveProperty('vas')
})

test('a driver asks to be published only where its member says so', () => {
  expect(driverSchema.parse({ ...valuesOf(twelve), submit: true })).toMatchObject({ submit: true })
  expect(driverSchema.parse(valuesOf(twelve))).toMatchObject({ submit: false })
})
