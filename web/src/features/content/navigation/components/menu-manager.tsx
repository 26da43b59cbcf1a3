import './navigation-manager.css'
import { useState } from 'react'
import type { ArrangedItem, Tree } from '#shared/content/navigation/admin-contract.ts'
import { arrange, type Move, mostEntries } from '#shared/content/navigation/arrange.ts'
import { withoutEntry } from '#shared/content/navigation/without-entry.ts'
import { newId } from '#shared/ids.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AddPageDialog } from './add-page-dialog.tsx'
import { DeleteEntryDialog } from './delete-entry-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryPatch } from './entry-patch.ts'
import { fieldErrorsOf } from './field-errors-of.ts'
import { ManagerActions } from './manager-actions.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { type Direction, menuStep, nameOf, saidOfMove } from './menu-step.ts'
import { MoveBar } from './move-bar.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { TreeEditor } from './tree-editor.tsx'
import { useMenuDraft } from './use-menu-draft.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** The width from which the form is beside the tree. */
const wide = '(width >= 64rem)'

const blank: Omit<ArrangedItem, 'id'> = {
  title: '',
  href: '/',
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
}

type Open = 'form' | 'delete' | 'pages' | 'revisions'

const focusTitle = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-entry-title]')?.focus())

/** The menu, its preview, and the entry that is being edited. */
export function MenuManager({ stored }: { stored: Tree }) {
  const draft = useMenuDraft(stored)
  const { items, change } = draft
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState<Open>()
  const [said, say] = useState('')
  /** Fields that were typed into, whose errors are shown. */
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const selected = items.find(({ id }) => id === chosen) ?? items[0]
  useUndoKeys(draft.undo, draft.redo)

  const step = (id: string, direction: Direction, kind?: string) => {
    const item = items.find((one) => one.id === id)
    const move = item && menuStep(items, item, direction)
    if (typeof move === 'object') moveEntry(move, kind)
    else if (move) say(move)
  }
  const moveEntry = (move: Move, kind?: string) => {
    const next = arrange(items, [move])
    change(next, kind)
    say(saidOfMove(items, next, move.id))
  }
  const add = (entry: ArrangedItem) => {
    change([...items, entry])
    setChosen(entry.id)
    say(`Added ${nameOf(entry)} at the end`)
  }
  const edit = (patch: EntryPatch, field: string) => {
    if (!selected) return
    const { id } = selected
    setTouched(new Set([...touched, ...Object.keys(patch).map((name) => `${id} ${name}`)]))
    change(
      items.map((item) => (item.id === id ? cleaned({ ...item, ...patch }) : item)),
      `${field} ${id}`,
    )
  }
  const save = (saveAnyway?: boolean) => {
    const wrong = items.find((item) => Object.keys(fieldErrorsOf(item)).length > 0)
    if (!wrong) return draft.save(saveAnyway)
    setChosen(wrong.id)
    setTouched(
      new Set([...touched, ...Object.keys(fieldErrorsOf(wrong)).map((name) => `${wrong.id} ${name}`)]),
    )
    say(`Check ${nameOf(wrong)}`)
    if (!matchMedia(wide).matches) setOpen('form')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-entry] [aria-invalid]')?.focus())
  }
  const addBlank = () => {
    add({ ...blank, id: newId('nav', new Date().toISOString()) })
    if (!matchMedia(wide).matches) setOpen('form')
    focusTitle()
  }
  const form = selected && (
    <div data-entry>
      <EntryForm key={selected.id} item={selected} errors={shownErrors(selected, touched)} onChange={edit} />
    </div>
  )
  return (
    <>
      <ManagerActions
        draft={draft}
        isFull={items.length >= mostEntries}
        onAdd={addBlank}
        onAddPage={() => setOpen('pages')}
        onRevisions={() => setOpen('revisions')}
      />
      {draft.isChanged && <DraftBar draft={draft} onSave={save} />}
      <MenuPreview items={items} />
      {items.length === 0 ? (
        <EmptyState title="The menu is empty. Visitors still find the footer." />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Panel title={`Entries (${items.length})`} flush>
            {selected && (
              <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-2 py-1.5">
                <MoveBar name={nameOf(selected)} onStep={(direction) => step(selected.id, direction)} />
                <div className="flex gap-1">
                  <Button size="sm" className="lg:hidden" onClick={() => setOpen('form')}>
                    Edit<span className="sr-only"> {nameOf(selected)}</span>
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setOpen('delete')}>
                    Delete<span className="sr-only"> {nameOf(selected)}</span>
                  </Button>
                </div>
              </div>
            )}
            <TreeEditor
              items={items}
              selected={selected?.id}
              onSelect={setChosen}
              onStep={step}
              onMove={moveEntry}
              say={say}
            />
            <p id="menu-tree-keys" className="px-4 py-3 text-sm text-dim">
              Drag an entry, or press Space to lift it: arrow keys move it, Right puts it below the entry
              above, Left takes it out, Escape lets go.
            </p>
          </Panel>
          <div className="hidden lg:sticky lg:top-16 lg:block lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto">
            <Panel title={selected ? `Entry: ${nameOf(selected)}` : 'Entry'}>
              {open === 'form' ? null : form}
            </Panel>
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {open === 'form' && selected && (
        <Dialog
          open
          title={`Entry: ${nameOf(selected)}`}
          onClose={() => setOpen(undefined)}
          footer={<Button onClick={() => setOpen(undefined)}>Done</Button>}
        >
          {form}
        </Dialog>
      )}
      {open === 'delete' && selected && (
        <DeleteEntryDialog
          item={selected}
          below={items.filter(({ parentId }) => parentId === selected.id)}
          onDelete={() => {
            change(withoutEntry(items, selected.id))
            say(`Deleted ${nameOf(selected)}`)
            setChosen(undefined)
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'pages' && (
        <AddPageDialog
          items={items}
          onAdd={(entry) => add({ ...blank, ...entry })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'revisions' && (
        <RevisionsDialog
          treeVersion={draft.base.treeVersion}
          hasDraft={draft.isChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** Drops emptied fields, which are also absent when the entry is read again. */
const cleaned = (item: ArrangedItem): ArrangedItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as ArrangedItem

const shownErrors = (item: ArrangedItem, touched: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(item)).filter(([field]) => touched.has(`${item.id} ${field}`)),
  )
