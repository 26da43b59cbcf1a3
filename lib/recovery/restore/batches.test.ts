import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { asExported } from './batches.ts'

test('an item is the same as its line of an export, whatever the order of its sets and the form of its bytes', () => {
  const bytes = Buffer.from('some bytes')
  const line = { B: bytes.toString('base64') } as unknown as AttributeValue
  const exported = {
    body: line,
    parts: { M: { inner: line } },
    tags: { SS: ['b', 'a'] },
    size: { N: '12.0' },
  }
  const read = {
    body: { B: bytes },
    parts: { M: { inner: { B: bytes } } },
    tags: { SS: ['a', 'b'] },
    size: { N: '12' },
  }
  expect(asExported(read)).toEqual(asExported(exported))
  expect(asExported(read)).not.toEqual(asExported({ ...exported, tags: { SS: ['a'] } }))
})
