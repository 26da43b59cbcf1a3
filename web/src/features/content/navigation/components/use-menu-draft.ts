import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArrangedItem, Tree } from '#shared/content/navigation/admin-contract.ts'
import { menuChanges } from '#shared/content/navigation/menu-changes.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveMenu } from '../api/menu-commands.ts'
import { menuQuery } from '../api/menu-queries.ts'
import { beginHistory, record, redo, undo } from './history.ts'
import { redoChanges } from './redo-changes.ts'

type Base = { items: ArrangedItem[]; treeVersion: number }

const baseOf = ({ items, treeVersion }: Tree): Base => ({ items: items.map(arranged), treeVersion })

const arranged = ({ order: _, version: __, placedByPage: ___, ...item }: NavigationItem): ArrangedItem => item

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** The menu as an administrator is changing it, from the first change until all of it is saved. */
export function useMenuDraft(stored: Tree) {
  const queryClient = useQueryClient()
  const command = useSaveMenu()
  const [base, setBase] = useState(() => baseOf(stored))
  const [history, setHistory] = useState(() => beginHistory(base.items))
  const [theirs, setTheirs] = useState<Base>()
  const [attempts, setAttempts] = useState(0)
  const items = history.present
  const changes = menuChanges(base.items, items)
  const isChanged = Object.values(changes).some((some) => some.length > 0)

  const beginWith = (next: Base) => {
    command.reset()
    setTheirs(undefined)
    setBase(next)
    setHistory(beginHistory(next.items))
  }
  // Changes by others are shown right away if nothing would be lost.
  if (stored.treeVersion > base.treeVersion && !isChanged && !command.isPending) beginWith(baseOf(stored))

  const save = (saveAnyway = false) => {
    if (command.isPending) return
    setAttempts(attempts + 1)
    const sent = items
    command.mutate(
      { items, treeVersion: base.treeVersion, ...(saveAnyway && { saveAnyway }) },
      {
        onSuccess: (saved) => {
          toast.success('Menu saved')
          const next = baseOf(saved)
          setBase(next)
          // Changes made during the save are saved next.
          setHistory((now) => (now.present === sent ? beginHistory(next.items) : now))
        },
        onError: (error) => {
          if (codeOf(error) === 'navigation_conflict') void readTheirs()
        },
      },
    )
  }
  const readTheirs = async () => {
    const latest = await queryClient.fetchQuery({ ...menuQuery, staleTime: 0 }).catch(() => undefined)
    if (latest) setTheirs(baseOf(latest))
  }
  return {
    items,
    base,
    changes,
    isChanged,
    isSaving: command.isPending,
    failure: command.error,
    attempts,
    /** An address leads nowhere, which may be intentional. */
    canSaveAnyway: codeOf(command.error) === 'unknown_address',
    change: (next: ArrangedItem[], kind?: string) => setHistory((now) => record(now, next, kind)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    save,
    discard: () => beginWith(base),
    conflict:
      codeOf(command.error) === 'navigation_conflict'
        ? {
            /** The changes by others, once they have loaded. */
            changes: theirs && menuChanges(base.items, theirs.items),
            read: () => void readTheirs(),
            redo: () => {
              if (!theirs) return
              const mine = redoChanges(base.items, items, theirs.items)
              beginWith(theirs)
              setHistory(record(beginHistory(theirs.items), mine))
            },
            takeTheirs: () => theirs && beginWith(theirs),
          }
        : undefined,
  }
}

export type MenuDraft = ReturnType<typeof useMenuDraft>
