import { expect, test } from 'vitest'
import { patched } from './patch-post.ts'

const post = { id: 'fpo_1', likeCount: 1 }
const other = { id: 'fpo_2', likeCount: 5 }
const changes = { likeCount: 2 }

test('a post is changed in pages, in a list and by itself, and nothing else is', () => {
  const liked = { ...post, ...changes }
  expect(patched({ pages: [{ items: [post, other] }, { items: [] }] }, 'fpo_1', changes)).toEqual({
    pages: [{ items: [liked, other] }, { items: [] }],
  })
  expect(patched({ items: [other, post] }, 'fpo_1', changes)).toEqual({ items: [other, liked] })
  expect(patched(post, 'fpo_1', changes)).toEqual(liked)
  expect(patched(null, 'fpo_1', changes)).toBeNull()
})

test('a change can follow from the post as it is in each place', () => {
  const more = ({ likeCount }: { likeCount: number }) => ({ likeCount: likeCount + 1 })
  expect(patched({ items: [post, other] }, 'fpo_2', more)).toEqual({
    items: [post, { ...other, likeCount: 6 }],
  })
})
