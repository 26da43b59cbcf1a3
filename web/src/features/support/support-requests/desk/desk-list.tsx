import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ManyChanged } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.ts'
import type { DeskFilter } from './desk-api.ts'
import { useDesk } from './desk-api.ts'
import { deskColumns } from './desk-columns.tsx'
import { useChangeRow } from './desk-commands.ts'
import { inDeskOrder, isTimed } from './desk-order.ts'
import { deskListQuery } from './desk-queries.ts'
import { listAct } from './list-keys.ts'
import { ManyBar } from './many-bar.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { ManyOutcome } from './many-outcome.tsx'
import type { ManyKind } from './many-texts.ts'
import { emptyWords } from './request-words.ts'
import { useKeptRow } from './use-kept-row.ts'

type DeskListProps = {
  filter: DeskFilter
  /** Single letters act while the list has the focus, or nothing has it. */
  keysOn: boolean
  onTag: (tag: string) => void
  onHelp: () => void
}

/** The requests of one view, or those that a search finds: selected, taken, and solved without opening them. */
export function DeskList({ filter, keysOn, onTag, onHelp }: DeskListProps) {
  const desk = useDesk()
  const me = useMe()
  // A request is opened with the filters of the list, to which its page returns.
  const { search } = useLocation()
  const pages = useInfiniteQuery(deskListQuery(desk, filter))
  const change = useChangeRow()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ kind: ManyKind; rows: DeskRequestRow[] }>()
  const [outcome, setOutcome] = useState<ManyChanged>()
  const rows = inDeskOrder(pages.data?.pages.flatMap(({ items }) => items) ?? [], filter)
  const chosen = rows.filter(({ id }) => selected.has(id))
  const { box, at, moveTo } = useKeptRow(rows.map(({ id }) => id))

  const select = (ids: readonly string[], on: boolean) => {
    setOutcome(undefined)
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  }
  const settle = (row: DeskRequestRow, kind: 'take' | 'solve') =>
    change.mutate(
      {
        requestId: row.id,
        change: {
          ...(kind === 'take' ? { assigneeId: me.id } : { status: 'solved' }),
          version: row.version,
        },
      },
      {
        onSuccess: () => toast.success(kind === 'take' ? `${row.number} is yours` : `${row.number} solved`),
        onError: toastFailure,
      },
    )
  const press = (event: KeyboardEvent<HTMLElement> | globalThis.KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type=checkbox]),select,textarea,dialog')
    if (!keysOn || event.repeat || isTyping) return
    const act = listAct(event, { at: at(), count: rows.length })
    if (!act) return
    event.preventDefault()
    if (act.kind === 'move') return moveTo(act.to)
    if (act.kind === 'help') return onHelp()
    const row = rows[act.at]
    if (!row || !desk.mayAnswer) return
    if (act.kind === 'select') select([row.id], !selected.has(row.id))
    else if (!change.isPending) settle(row, act.kind)
  }
  // Before anything has the focus, a key leads into the list.
  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target === document.body) press(event)
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => enter(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      {outcome && <ManyOutcome results={outcome.results} rows={rows} onClose={() => setOutcome(undefined)} />}
      <section ref={box} aria-label="Requests" onKeyDown={press} {...(keysOn && { tabIndex: 0 })}>
        <TablePanel
          dense
          pages={pages}
          order={(items) => inDeskOrder(items, filter)}
          caption="Requests"
          columns={deskColumns({
            rows,
            search,
            selected,
            onTag,
            onSelect: desk.mayAnswer ? select : undefined,
            pathOf: desk.paths.request,
            showsMembership: desk.isAdmin,
            isTimed: isTimed(filter),
          })}
          rowKey={({ id }) => id}
          skeletonRows={8}
          failed="The requests did not load"
          empty={
            <EmptyState title={filter.q ? 'Nothing found.' : emptyWords[filter.view]}>
              {isNarrowed(filter) ? 'Try a shorter search, or clear a filter.' : undefined}
            </EmptyState>
          }
        />
      </section>
      <ManyBar
        count={chosen.length}
        onAsk={(kind) => setAsked({ kind, rows: chosen })}
        onClear={() => setSelected(new Set())}
      />
      {asked && (
        <ManyDialog
          {...asked}
          onDone={(changed) => {
            setOutcome(changed)
            setSelected(new Set())
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const isNarrowed = ({ q, priority, category, tag }: DeskFilter) => Boolean(q || priority || category || tag)
