import { expect, test } from 'vitest'
import { prettyBody } from './pretty-body.ts'

test.each([
  ['JSON in lines', '{"a":{"b":1}}', '{\n  "a": {\n    "b": 1\n  }\n}'],
  ['an answer below its status', '200 {"received":true}', '200\n{\n  "received": true\n}'],
  ['an answer that is no JSON as it is', '502 Bad Gateway', '502 Bad Gateway'],
  ['what was cut off as it is', '{"id":"evt_1","da', '{"id":"evt_1","da'],
  ['nothing', '', ''],
])('a body is shown so that it can be read: %s', (_, body, shown) => {
  expect(prettyBody(body)).toBe(shown)
})
