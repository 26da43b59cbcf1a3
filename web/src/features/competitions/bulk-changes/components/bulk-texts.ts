import type { BulkAction, BulkOutcome } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { BulkSummary } from '#shared/competitions/bulk-changes/contract.ts'
import type { Tone } from '#web/ui/badge.tsx'

export type BulkKind = BulkAction['kind']

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** The name of each action, and its effect on a number of results. */
export const bulkTexts: Record<
  BulkKind,
  { label: string; confirm: (count: number) => string; consequence: string; danger?: true }
> = {
  accept: {
    label: 'Accept',
    confirm: (count) => `Accept ${results(count)}`,
    consequence: 'Accepted results count from then on.',
  },
  reject: {
    label: 'Reject',
    confirm: (count) => `Reject ${results(count)}`,
    consequence: 'Members will see your reason and can try again.',
    danger: true,
  },
  reclass: {
    label: 'Change class',
    confirm: (count) => `Change the class of ${results(count)}`,
    consequence: 'A verified result becomes a new revision, and its points move with it.',
  },
  move_event: {
    label: 'Move to event',
    confirm: (count) => `Move ${results(count)}`,
    consequence: 'A verified result becomes a new revision, and its points move with it.',
  },
}

export const outcomeWords: Record<BulkOutcome, { label: string; tone: Tone }> = {
  change: { label: 'Will change', tone: 'info' },
  skip: { label: 'Unchanged', tone: 'neutral' },
  refused: { label: 'Rejected', tone: 'danger' },
  changed: { label: 'Changed', tone: 'success' },
  left: { label: 'Left', tone: 'warning' },
  undone: { label: 'Undone', tone: 'success' },
}

/** The outcome of a bulk change, as one sentence. */
export function countWords({ counts, status }: Pick<BulkSummary, 'counts' | 'status'>): string {
  const { changed, refused, skipped, undone, left } = counts
  const parts = [
    changed > 0 && `${changed} ${status === 'planned' ? 'will change' : 'changed'}`,
    undone > 0 && `${undone} undone`,
    left > 0 && `${left} left`,
    refused > 0 && `${refused} rejected`,
    skipped > 0 && (skipped === 1 ? '1 unchanged' : `${skipped} unchanged`),
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No result.'
}
