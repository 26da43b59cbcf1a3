import * as z from 'zod/mini'
import { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** What is wrong with blocks, by the id of the block and then by its field; the empty name means the whole block. */
export type BlockProblems = Readonly<Record<string, Readonly<Record<string, string>>>>

const words: Record<string, string> = {
  text: 'Write the heading',
  src: 'Upload a picture',
  alt: 'Describe the picture',
  label: 'Say what the button does',
}

const said = (name: string, value: unknown, message: string) => (value === '' && words[name]) || message

/** What keeps blocks from being stored. */
export function blockProblems(blocks: readonly Block[]): BlockProblems {
  const found = blocks.flatMap((block) => {
    const { error } = z.safeParse(Block, block)
    if (!error) return []
    const fields = error.issues.map(({ path: [name = ''], message }) => {
      const field = String(name)
      return [field, said(field, (block as Record<string, unknown>)[field], message)] as const
    })
    // The first problem of a field is the one to mend.
    return [[block.id, Object.fromEntries(fields.toReversed())] as const]
  })
  return Object.fromEntries(found)
}

export const isWhole = (block: Block): boolean => z.safeParse(Block, block).success

/** What the server refused, at the blocks that were sent. */
export function refusedBlocks(blocks: readonly Block[], failure: unknown): BlockProblems {
  if (!(failure instanceof ApiError)) return {}
  const problems: Record<string, Record<string, string>> = {}
  for (const { path, message } of failure.errors ?? []) {
    const [, at = '', name = ''] = /\bblocks\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const block = at === '' ? undefined : blocks[Number(at)]
    if (block) problems[block.id] = { ...problems[block.id], [name]: message }
  }
  return problems
}
