import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Contract, route } from '#shared/platform/http/route.ts'
import { answerBreaks, contractBreaks, knownTo } from './contract-breaks.ts'

const contract = (more: object): Contract =>
  route({ name: 'addCar', method: 'POST', path: '/api/cars', summary: 'Adds a car', auth: 'public', ...more })

const body = (shape: z.ZodMiniType) => contract({ body: shape })
const answer = (shape: z.ZodMiniType) => contract({ response: shape })

const Car = z.strictObject({ make: z.string(), doors: z.optional(z.int()) })

test.each<[what: string, before: z.ZodMiniType, now: z.ZodMiniType, found: string[]]>([
  ['nothing', Car, Car, []],
  ['a field that may be left out', Car, z.strictObject({ ...Car.shape, year: z.optional(z.int()) }), []],
  ['a default', Car, z.strictObject({ ...Car.shape, year: z._default(z.int(), 1990) }), []],
  [
    'a field that is required',
    Car,
    z.strictObject({ ...Car.shape, year: z.int() }),
    ['body.year is missing'],
  ],
  [
    'what was optional is required',
    Car,
    z.strictObject({ ...Car.shape, doors: z.int() }),
    ['body.doors is not always there'],
  ],
  ['a field less', Car, z.strictObject({ make: z.string() }), ['body.doors is not known']],
  [
    'another type',
    Car,
    z.strictObject({ ...Car.shape, doors: z.optional(z.string()) }),
    ['body.doors is integer, not string'],
  ],
  ['a choice less', z.enum(['a', 'b', 'c']), z.enum(['a', 'c', 'd']), ['body can no longer be b']],
  ['choices where there was text', z.string(), z.enum(['a']), ['body can no longer be any value']],
  ['null less', z.nullable(z.string()), z.string(), ['body is null, not string']],
  [
    'inside a list',
    z.array(z.strictObject({ cars: z.array(Car) })),
    z.array(z.strictObject({ cars: z.array(z.strictObject({ ...Car.shape, year: z.int() })) })),
    ['body[].cars[].year is missing'],
  ],
  [
    'inside a record',
    z.record(z.string(), z.strictObject({ at: z.string() })),
    z.record(z.string(), z.strictObject({ at: z.int() })),
    ['body.*.at is string, not integer'],
  ],
  [
    'one shape of a union',
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('card'), number: z.string() }),
      z.strictObject({ kind: z.literal('cash') }),
    ]),
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('cash') }),
      z.strictObject({ kind: z.literal('card'), number: z.string(), expiry: z.string() }),
    ]),
    ['body.expiry is missing'],
  ],
])('a request that the new contract refuses is named: %s', (_, before, now, found) => {
  expect(contractBreaks(body(before), body(now))).toEqual(found)
})

test.each<[what: string, before: z.ZodMiniType, now: z.ZodMiniType, found: string[]]>([
  ['nothing', z.object(Car.shape), z.object(Car.shape), []],
  ['a field more', z.object({ make: z.string() }), z.object(Car.shape), []],
  ['a field less', z.object(Car.shape), z.object({ doors: z.optional(z.int()) }), ['answer.make is missing']],
  [
    'a field that may be absent',
    z.object({ doors: z.int() }),
    z.object({ doors: z.optional(z.int()) }),
    ['answer.doors is not always there'],
  ],
  [
    'a null',
    z.object({ make: z.string() }),
    z.object({ make: z.nullable(z.string()) }),
    ['answer.make is null, not string'],
  ],
  ['another choice, which a site shows as it can', z.enum(['a']), z.enum(['a', 'b']), []],
  [
    'another shape of a union, and a field less of the one that was there',
    z.union([
      z.object({ kind: z.literal('card'), number: z.string() }),
      z.object({ kind: z.literal('cash') }),
    ]),
    z.union([
      z.object({ kind: z.literal('card') }),
      z.object({ kind: z.literal('coin'), metal: z.string() }),
    ]),
    ['answer.number is missing'],
  ],
])('an answer that the old site cannot read is named: %s', (_, before, now, found) => {
  expect(contractBreaks(answer(before), answer(now))).toEqual(found)
})

test('a contract that answers nothing anymore, or asks for something that it did not, is named', () => {
  expect(contractBreaks(answer(z.object({ make: z.string() })), contract({}))).toEqual([
    'answer.make is missing',
  ])
  expect(contractBreaks(contract({}), contract({ query: z.strictObject({ q: z.string() }) }))).toEqual([
    'query.q is missing',
  ])
})

test('a parameter may be called as one likes, and must be of the kind that it was', () => {
  const at = (name: string, kind: z.ZodMiniType) =>
    contract({ path: `/api/cars/:${name}`, params: z.strictObject({ [name]: kind }) })
  expect(contractBreaks(at('id', z.string()), at('carId', z.string()))).toEqual([])
  expect(contractBreaks(at('id', z.enum(['a', 'b'])), at('carId', z.enum(['a'])))).toEqual([
    'params.id can no longer be b',
  ])
})

const asked = (status: number, said: unknown, refusal?: [404, string]) => ({
  name: 'addCar',
  refusal,
  answer: { status, body: said, text: JSON.stringify(said), headers: {} },
})

test('an answer that the old contract refuses is named by its place, its status or its code', () => {
  const old = answer(z.object({ cars: z.array(Car) }))
  expect(answerBreaks(old, asked(200, { cars: [{ make: 'Golf' }], more: 1 }))).toEqual([])
  expect(answerBreaks(old, asked(200, { cars: [{ make: 1 }] }))).toEqual([
    expect.stringContaining('answer.cars.0.make: '),
  ])
  expect(answerBreaks(old, asked(400, { code: 'validation_failed' }))).toEqual([
    'answered 400: {"code":"validation_failed"}',
  ])
  expect(answerBreaks(old, asked(404, { code: 'car_not_found' }, [404, 'car_not_found']))).toEqual([])
  expect(answerBreaks(old, asked(404, { code: 'not_found' }, [404, 'car_not_found']))).toEqual([
    'refused as not_found, not as car_not_found',
  ])
  expect(answerBreaks(old, { name: 'addCar', failed: 'no car' })).toEqual(['was not asked: no car'])
})

test('a request loses what an older contract does not know, at every depth, and nothing else', () => {
  const old = contract({ query: z.strictObject({}), body: z.strictObject({ cars: z.array(Car) }) })
  const input = { query: { limit: 5 }, body: { cars: [{ make: 'Golf', year: 1990 }], note: '' } }
  expect(knownTo(old, input)).toEqual({ query: {}, body: { cars: [{ make: 'Golf' }] } })
  expect(input.body.cars[0]).toHaveProperty('year')
})
