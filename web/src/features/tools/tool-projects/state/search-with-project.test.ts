import { expect, test } from 'vitest'
import { searchWithProject } from './search-with-project.ts'

test('another project in the address leaves the rest of it as it is', () => {
  expect(String(searchWithProject('?driver=d1&project=p1', undefined))).toBe('driver=d1')
  expect(String(searchWithProject('?driver=d1', 'p2'))).toBe('driver=d1&project=p2')
  expect(String(searchWithProject('?project=p1&driver=d1', 'p2'))).toBe('project=p2&driver=d1')
})

test('an address that leads to the project already is left alone', () => {
  expect(searchWithProject('?driver=d1', undefined)).toBeUndefined()
  expect(searchWithProject('?project=p1', 'p1')).toBeUndefined()
})
