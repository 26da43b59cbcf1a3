import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { serviceWords } from './migration-words.ts'

type UndoWords = { label: string; title: string; description: string; done: string }

/** Undoing is one act with three meanings: a plan is discarded, new vectors are dropped, or an old service comes back. */
export function undoWords({ state, from }: Pick<ShownMigration, 'state' | 'from'>): UndoWords {
  const present = serviceWords(from)
  if (state === 'planning' || state === 'planned')
    return {
      label: 'Discard plan',
      title: 'Discard this plan?',
      description: 'It stays in the list of earlier moves. Nothing else changes.',
      done: 'Plan discarded',
    }
  if (state === 'switched')
    return {
      label: 'Go back',
      title: `Go back to ${present}?`,
      description: from
        ? `Drafts and searches use ${present} again.`
        : 'AI help stops until you choose a service again.',
      done: from ? `${present} is in use again` : 'No AI service is in use',
    }
  return {
    label: 'Undo',
    title: 'Undo this move?',
    description: `The new vectors are deleted.${from ? ` Drafts and searches keep using ${present}.` : ''}`,
    done: 'Move undone',
  }
}
