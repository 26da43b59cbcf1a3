import { type KeyboardEvent, useState } from 'react'
import { fold } from '#shared/platform/words/fold.ts'
import { partNames } from '#shared/tools/diagrams/part-kinds.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useView } from '../state/use-editor.ts'

export type FindDialogProps = { onShow: (id: string) => void; onClose: () => void }

/** Finds a part by its name or kind, and brings it into sight. */
export function FindDialog({ onShow, onClose }: FindDialogProps) {
  const nodes = useView(({ body }) => body.nodes)
  const [typed, setTyped] = useState('')
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const found = nodes.filter(({ name, kind }) => {
    const text = fold(`${name} ${partNames[kind]}`)
    return words.every((word) => text.includes(word))
  })
  const show = (id: string) => {
    onClose()
    onShow(id)
  }
  const press = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    show(first.id)
  }
  return (
    <Dialog open onClose={onClose} title="Find a part">
      <div className="grid gap-3">
        <Field label="Search by name or kind" hint="Enter shows the first match.">
          <Input
            type="search"
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
          />
        </Field>
        <p role="status" className="text-sm text-dim">
          {found.length === 1 ? '1 part' : `${found.length} parts`}
        </p>
        <ul className="grid max-h-80 gap-1 overflow-y-auto">
          {found.map(({ id, name, kind }) => (
            <li key={id}>
              <button type="button" className="menu-item w-full text-left" onClick={() => show(id)}>
                <span className="grow font-semibold">{name}</span>
                <span className="text-sm text-dim">{partNames[kind]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
