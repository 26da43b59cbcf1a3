import { expect, test } from 'vitest'
import type { Block } from './blocks-of.ts'
import { compareBlocks } from './compare-blocks.ts'

const paragraph = (text: string, markup = text): Block => ({ kind: 'Paragraph', text, markup })

test('a paragraph whose words changed is one change, word by word', () => {
  expect(
    compareBlocks([paragraph('The gate opens at nine.')], [paragraph('The gate opens at eight.')]),
  ).toEqual([
    {
      change: 'changed',
      kind: 'Paragraph',
      parts: [
        { text: 'The gate opens at ', change: 'same' },
        { text: 'nine', change: 'removed' },
        { text: 'eight', change: 'added' },
        { text: '.', change: 'same' },
      ],
    },
  ])
})

test('what is new and what is gone stand where they stand in the page', () => {
  const [one, two, three] = ['First of all', 'Bring your ticket', 'See you there'].map((text) =>
    paragraph(text),
  ) as [Block, Block, Block]
  const changes = (before: Block[], after: Block[]) =>
    compareBlocks(before, after).map(({ change }) => change)
  expect(changes([one, three], [one, two, three])).toEqual(['same', 'added', 'same'])
  expect(changes([one, two, three], [one, three])).toEqual(['same', 'removed', 'same'])
  expect(changes([two], [paragraph('Something else entirely')])).toEqual(['removed', 'added'])
  expect(changes([], [one])).toEqual(['added'])
  expect(changes([one, two], [one, two])).toEqual(['same', 'same'])
})

test('a paragraph that became a heading or bold says so', () => {
  const plain = paragraph('Rules')
  const heading = { ...plain, kind: 'Heading 2' }
  const bold = paragraph('Rules', '<strong>Rules</strong>')
  expect(compareBlocks([plain], [heading])[0]?.change).toBe('formatted')
  expect(compareBlocks([plain], [bold])[0]?.change).toBe('formatted')
})
