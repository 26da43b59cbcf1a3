import { expect, test } from 'vitest'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { blockProblems, refusedBlocks } from './block-problems.ts'

const blocks: Block[] = [
  { id: 'head', kind: 'heading', text: '' },
  { id: 'line', kind: 'divider' },
  { id: 'more', kind: 'button', label: 'Read more', url: 'http://example.com' },
  { id: 'show', kind: 'picture', src: '', alt: '' },
]

test('each empty or unfit field of a block says how to mend it', () => {
  expect(blockProblems(blocks)).toEqual({
    head: { text: 'Write the heading' },
    more: { url: 'Enter an address that begins with https://' },
    show: { src: 'Upload a picture', alt: 'Describe the picture' },
  })
})

test('a block that is whole has no problem', () => {
  expect(blockProblems([{ id: 'head', kind: 'heading', text: 'The season opens' }])).toEqual({})
})

test('a refusal of the server stands at its block, whichever content it was sent in', () => {
  const failure = (path: string) =>
    new ApiError({
      status: 422,
      code: 'unknown_block_thing',
      detail: 'This event is gone.',
      errors: [{ path, message: 'This event is gone.' }],
    })
  expect(refusedBlocks(blocks, failure('body.content.blocks.1'))).toEqual({
    line: { '': 'This event is gone.' },
  })
  expect(refusedBlocks(blocks, failure('body.blocks.0.text'))).toEqual({
    head: { text: 'This event is gone.' },
  })
  expect(refusedBlocks(blocks, failure('body.content.subject'))).toEqual({})
  expect(refusedBlocks(blocks, failure('body.content.blocks.9'))).toEqual({})
  expect(refusedBlocks(blocks, new Error('lost'))).toEqual({})
})
