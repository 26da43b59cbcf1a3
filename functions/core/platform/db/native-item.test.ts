import { expect, test } from 'vitest'
import { type AttributeMap, nativeItem } from './native-item.ts'

test('an attribute is only ever an attribute, whatever its name', () => {
  const attributes: AttributeMap = JSON.parse('{"__proto__":{"M":{"isAdmin":{"BOOL":true}}},"a":{"S":"b"}}')
  const item = nativeItem(attributes)
  expect(Object.getPrototypeOf(item)).toBe(Object.prototype)
  expect(item.isAdmin).toBeUndefined()
  expect(Object.keys(item)).toEqual(['__proto__', 'a'])
})
