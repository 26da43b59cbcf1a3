import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Block, type BlockKind, mostBlocks } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { Button } from '#web/ui/button.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { blockKinds, blockName, isThingKind, type ThingKind } from './block-kinds.ts'
import type { BlockProblems } from './block-problems.ts'
import { copyOf, newBlock, thingBlock } from './new-block.ts'
import { ThingDialog } from './thing-dialog.tsx'
import type { Thing } from './things.ts'

type BlockEditorProps = {
  /** The kinds that can be added. */
  kinds: readonly BlockKind[]
  value: readonly Block[]
  onChange: (blocks: Block[]) => void
  problems?: BlockProblems
  /** The events to choose from, if not everything that is public. */
  events?: readonly Thing[]
  /** Counts how often the value was replaced by something that was not written here. */
  round?: number
}

const noProblems = {}

/** The blocks of a mail, from top to bottom: added, edited in place, moved, duplicated, and deleted with a way back. */
export function BlockEditor({ kinds, value, onChange, problems = {}, events, round = 0 }: BlockEditorProps) {
  const area = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState<{ kind: ThingKind; at: number }>()
  const [deleted, setDeleted] = useState<{ block: Block; at: number }>()
  const [said, setSaid] = useState('')
  const entered = useRef<string>(undefined)
  const focused = useRef<Element>(undefined)
  const isFull = value.length >= mostBlocks

  const insert = (block: Block, at: number) => {
    entered.current = block.id
    setDeleted(undefined)
    onChange(value.toSpliced(at, 0, block))
  }
  const add = (kind: BlockKind, at: number) =>
    isThingKind(kind) ? setChoosing({ kind, at }) : insert(newBlock(kind), at)
  const replace = (block: Block) => onChange(value.map((one) => (one.id === block.id ? block : one)))
  const move = (at: number, by: 1 | -1) => {
    const block = value[at]
    const to = at + by
    if (!block || to < 0 || to >= value.length) return
    focused.current = document.activeElement ?? undefined
    onChange(withItemMoved(value, at, to))
    setSaid(`${blockName(block)}: ${to + 1} of ${value.length}`)
  }
  const remove = (at: number) => {
    const block = value[at]
    if (!block) return
    setDeleted({ block, at })
    onChange(value.toSpliced(at, 1))
  }

  const cardOf = (id: string) => area.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)
  // What was moved in the page has lost the focus, and a button at the end of its way cannot have it.
  useLayoutEffect(() => {
    const last = focused.current
    focused.current = undefined
    if (!(last instanceof HTMLElement) || !last.isConnected) return
    const isOff = last instanceof HTMLButtonElement && last.disabled
    const next = isOff ? last.closest('[data-block]')?.querySelector<HTMLElement>('[data-handle]') : last
    next?.focus({ preventScroll: true })
    next?.closest('[data-block]')?.scrollIntoView({ block: 'nearest' })
  })
  // A new block is written at once. Its menu gives the focus back first.
  useEffect(() => {
    const id = entered.current
    if (!id) return
    entered.current = undefined
    const timer = setTimeout(() => {
      const card = cardOf(id)
      const first = card?.querySelector<HTMLElement>('input:not([type=file]), [data-handle]')
      first?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'nearest' })
    })
    return () => clearTimeout(timer)
  })

  const undo = deleted && (
    <DeletedBlock
      key={deleted.block.id}
      block={deleted.block}
      onUndo={() => insert(deleted.block, deleted.at)}
      onForget={() => setDeleted(undefined)}
    />
  )
  return (
    <div ref={area} className="grid min-w-0 grid-cols-1 gap-2">
      <SortableList
        label="Blocks"
        className="grid min-w-0 grid-cols-1 gap-2"
        items={value}
        itemKey={({ id }) => id}
        nameOf={blockName}
        onOrder={(blocks) => {
          setDeleted(undefined)
          onChange(blocks)
        }}
      >
        {(block, at, handle) => (
          <>
            {deleted?.at === at && undo}
            <div className="flex justify-center">
              <AddBlock
                kinds={kinds}
                above={blockName(block)}
                disabled={isFull}
                onAdd={(kind) => add(kind, at)}
              />
            </div>
            <BlockCard
              handle={handle}
              block={block}
              problems={problems[block.id] ?? noProblems}
              round={round}
              events={events}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              isFull={isFull}
              onChange={replace}
              onMove={(by) => move(at, by)}
              onDuplicate={() => insert(copyOf(block), at + 1)}
              onDelete={() => remove(at)}
            />
          </>
        )}
      </SortableList>
      {deleted && deleted.at >= value.length && undo}
      <div className="flex flex-wrap items-center justify-center gap-3 py-2">
        <AddBlock kinds={kinds} disabled={isFull} onAdd={(kind) => add(kind, value.length)} />
        {isFull && <p className="text-sm text-dim">An email can have up to {mostBlocks} blocks.</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {choosing && (
        <ThingDialog
          kind={choosing.kind}
          among={choosing.kind === 'event' ? events : undefined}
          onChoose={(id) => {
            insert(thingBlock(choosing.kind, id), choosing.at)
            setChoosing(undefined)
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  )
}

type DeletedBlockProps = { block: Block; onUndo: () => void; onForget: () => void }

/** Stands where a block was deleted. */
function DeletedBlock({ block, onUndo, onForget }: DeletedBlockProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <p role="status" className="banner tone-info flex flex-wrap items-center gap-3">
      <span className="min-w-0 grow text-ink">{blockKinds[block.kind].label} deleted</span>
      <Button ref={undo} size="sm" onClick={onUndo}>
        Undo
      </Button>
      <Button size="sm" variant="ghost" onClick={onForget}>
        Close
      </Button>
    </p>
  )
}
