import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size is told in the unit that people use for it', () => {
  const sizes = [999, 1300, 84_000, 2_449_000, 1_260_000_000]
  expect(sizes.map(fileSize)).toEqual(['999 B', '1.3 KB', '84 KB', '2.4 MB', '1.3 GB'])
})
