import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rawField } from './raw-field.ts'

test('a field is cut out byte by byte, whatever stands around it', () => {
  const json = '{ "a":[1,{"b":"]}\\""}] ,"webhook_event" : {"id":"WH\\/1",  "n":1.0},"c":null}'
  expect(rawField(json, 'webhook_event')).toBe('{"id":"WH\\/1",  "n":1.0}')
  expect(rawField(json, 'a')).toBe('[1,{"b":"]}\\""}]')
  expect(rawField(json, 'c')).toBe('null')
  expect(rawField(json, 'b')).toBeUndefined()
  expect(rawField('[]', 'a')).toBeUndefined()
})

test('any field of any object reads as what it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (object, spaced) => {
      const json = JSON.stringify(object, null, spaced ? 2 : undefined)
      for (const name of Object.keys(object))
        expect(JSON.stringify(JSON.parse(rawField(json, name) ?? ''))).toBe(JSON.stringify(object[name]))
    }),
  )
})
