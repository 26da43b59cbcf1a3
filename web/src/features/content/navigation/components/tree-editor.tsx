import { dragAndDropFeature, hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useState } from 'react'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { arrange, type Move } from '#shared/content/navigation/arrange.ts'
import { cx } from '#web/ui/cx.ts'
import { type Direction, nameOf, placeOf } from './menu-step.ts'
import { TreeRow } from './tree-row.tsx'

const root = 'root'
const indentPx = 28

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

type TreeEditorProps = {
  items: readonly ArrangedItem[]
  selected: string | undefined
  onSelect: (id: string) => void
  onStep: (id: string, direction: Direction, kind: string) => void
  onMove: (move: Move) => void
  say: (words: string) => void
}

const canMove = (items: readonly ArrangedItem[], move: Move) => {
  try {
    arrange(items, [move])
    return true
  } catch {
    return false
  }
}

/**
 * The menu as a tree. Arrow keys move through it. Space lifts an entry, which arrows then move, and Escape
 * releases it where it is. Dragging shows where an entry would land.
 */
export function TreeEditor({ items, selected, onSelect, onStep, onMove, say }: TreeEditorProps) {
  const [lifted, setLifted] = useState<{ id: string; kind: string }>()
  const byId = new Map(items.map((item) => [item.id, item]))
  const childrenOf = (id: string) =>
    items.filter(({ parentId }) => (parentId ?? root) === id).map((item) => item.id)
  const parents = items.filter(({ id }) => childrenOf(id).length > 0).map(({ id }) => id)
  // The same list until it is another: the tree draws itself again for each new one.
  const opened = [root, ...parents].join(' ')
  const expandedItems = useMemo(() => opened.split(' '), [opened])
  const tree = useTree<ArrangedItem | undefined>({
    rootItemId: root,
    getItemName: (item) => nameOf(byId.get(item.getId()) ?? { title: '' }),
    isItemFolder: (item) => byId.get(item.getId())?.parentId === undefined,
    dataLoader: { getItem: (id) => byId.get(id), getChildren: childrenOf },
    indent: indentPx,
    state: { expandedItems, focusedItem: selected ?? null },
    setExpandedItems: () => undefined,
    setFocusedItem: (next) => {
      const id = typeof next === 'function' ? next(selected ?? null) : next
      if (id) onSelect(id)
    },
    canDrop: (dragged, target) => {
      const [id, parentId] = [dragged[0]?.getId() ?? '', parentOf(target.item.getId())]
      return canMove(items, { id, parentId, index: 0 })
    },
    onDrop: (dragged, target) => {
      const [id, parentId] = [dragged[0]?.getId() ?? '', parentOf(target.item.getId())]
      const index = 'insertionIndex' in target ? target.insertionIndex : items.length
      onMove({ id, parentId, index })
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree reads what the entries are only when it is told
  useLayoutEffect(() => tree.rebuildTree(), [items, tree])

  const letGo = () => {
    if (!lifted) return
    setLifted(undefined)
    say(`Let go of ${nameOf(byId.get(lifted.id) ?? { title: '' })}, ${placeOf(items, lifted.id)}`)
  }
  // Ahead of the keys that walk through the tree.
  const press = (event: KeyboardEvent) => {
    const item = byId.get(selected ?? items[0]?.id ?? '')
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    const isLifted = lifted?.id === item.id
    if (event.key === ' ' && !isLifted) {
      setLifted({ id: item.id, kind: `lift ${crypto.randomUUID()}` })
      onSelect(item.id)
      say(`Lifted ${nameOf(item)}, ${placeOf(items, item.id)}. Arrow keys move it, Escape lets go.`)
    } else if (isLifted && direction) {
      onStep(item.id, direction, lifted.kind)
    } else if (isLifted && ['Escape', ' ', 'Enter'].includes(event.key)) {
      letGo()
    } else {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      {...tree.getContainerProps('Menu')}
      role="tree"
      aria-describedby="menu-tree-keys"
      className="menu-tree"
      onKeyDownCapture={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) letGo()
      }}
    >
      {tree.getItems().map((instance) => {
        const item = byId.get(instance.getId())
        return (
          item && (
            <div
              key={item.id}
              {...instance.getProps()}
              role="treeitem"
              tabIndex={instance.isFocused() ? 0 : -1}
              // Called by all that it shows.
              aria-label={undefined}
              aria-selected={item.id === selected}
              aria-expanded={parents.includes(item.id) ? true : undefined}
              style={{ paddingLeft: `${instance.getItemMeta().level * indentPx + 8}px` }}
              className={cx(
                'menu-tree-row',
                item.id === selected && 'is-selected',
                item.id === lifted?.id && 'is-lifted',
                instance.isUnorderedDragTarget() && 'is-target',
              )}
            >
              <TreeRow item={item} />
            </div>
          )
        )
      })}
      <div style={tree.getDragLineStyle(-1, 0)} className="menu-tree-line" />
    </div>
  )
}

const parentOf = (id: string) => (id === root ? undefined : id)
