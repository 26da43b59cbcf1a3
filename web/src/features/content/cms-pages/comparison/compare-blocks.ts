import { diffArrays, diffWords } from 'diff'
import type { Block } from './blocks-of.ts'

export type Part = { text: string; change: 'same' | 'added' | 'removed' }

export type Difference =
  | { change: 'same' | 'added' | 'removed'; kind: string; text: string }
  /** Some of its words differ. */
  | { change: 'changed'; kind: string; parts: Part[] }
  /** The words are the same, but their look has changed, or it has become another kind of block. */
  | { change: 'formatted'; kind: string; text: string }

/** The share of common words from which two blocks count as one that was changed. */
const enoughInCommon = 0.4

/** Lists the change to each block, in reading order. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Difference[] {
  const runs = diffArrays([...before], [...after], { comparator: (a, b) => a.text === b.text })
  const differences: Difference[] = []
  let from = 0
  let to = 0
  let removed: Block[] = []
  const close = (added: Block[]) => {
    differences.push(...pair(removed, added))
    removed = []
  }
  for (const { added, removed: isRemoved, value } of runs) {
    if (isRemoved) {
      removed = before.slice(from, from + value.length)
      from += value.length
    } else if (added) {
      close(after.slice(to, to + value.length))
      to += value.length
    } else {
      close([])
      for (let at = 0; at < value.length; at += 1)
        differences.push(sameText(before[from + at] as Block, after[to + at] as Block))
      from += value.length
      to += value.length
    }
  }
  close([])
  return differences
}

const sameText = (before: Block, { kind, text, markup }: Block): Difference => ({
  change: before.kind === kind && before.markup === markup ? 'same' : 'formatted',
  kind,
  text,
})

/** The old and the new text of a place: changed if they are alike, otherwise one gone and one new. */
function pair(removed: readonly Block[], added: readonly Block[]): Difference[] {
  const differences: Difference[] = []
  let next = 0
  for (const block of removed) {
    const match = added.findIndex(
      (other, at) => at >= next && likeness(block.text, other.text) >= enoughInCommon,
    )
    if (match === -1) {
      differences.push({ change: 'removed', kind: block.kind, text: block.text })
      continue
    }
    for (const other of added.slice(next, match)) differences.push(asAdded(other))
    const other = added[match] as Block
    differences.push({ change: 'changed', kind: other.kind, parts: changedWords(block.text, other.text) })
    next = match + 1
  }
  return [...differences, ...added.slice(next).map(asAdded)]
}

const asAdded = ({ kind, text }: Block): Difference => ({ change: 'added', kind, text })

const changedWords = (before: string, after: string): Part[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))

/** The share of words that two texts have in common. */
function likeness(a: string, b: string): number {
  const ofA = new Set(a.toLowerCase().split(' '))
  const ofB = new Set(b.toLowerCase().split(' '))
  const common = [...ofA].filter((word) => ofB.has(word)).length
  return common / Math.max(ofA.size, ofB.size)
}
